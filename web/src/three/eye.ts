import type { IconName } from "../design/Icon.svelte";

/** What every scene can do for the page: show a position, and look at it from elsewhere. */
export interface Eye<Shown> {
  readonly show: (shown: Shown) => void;
  /** Go round by so many steps, to the right if positive. */
  readonly turn: (steps: number) => void;
  readonly top: () => void;
  readonly home: () => void;
  readonly dispose: () => void;
}

/** A way to look, with its key and its button. */
export interface Look {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly look: () => void;
  readonly pressed?: boolean;
}
