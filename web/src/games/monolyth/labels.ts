/** Short words that follow things of the scene, in the page's own letters. */

import { Vector3 } from "three";

export interface Sign {
  readonly text: string;
  /** What it belongs to: `data-site="3"`. */
  readonly kind: string;
  readonly index: number | string;
  readonly at: Vector3;
  /** How far above that place it stands, in cubes as wide as they look there. */
  readonly lift: number;
}

export class Labels {
  readonly #all = document.createElement("div");
  readonly #note = document.createElement("span");
  readonly #signs = new Map<HTMLElement, Sign>();

  constructor(host: HTMLElement) {
    this.#all.className = "labels";
    this.#all.ariaHidden = "true";
    this.#note.hidden = true;
    host.append(this.#all);
  }

  show(signs: readonly Sign[]): void {
    const noted = this.#signs.get(this.#note);
    this.#signs.clear();
    if (noted !== undefined) this.#signs.set(this.#note, noted);
    for (const sign of signs) this.#signs.set(dressed(document.createElement("span"), sign), sign);
    this.#all.replaceChildren(this.#note, ...this.#signs.keys());
  }

  /** The one that changes with every movement of the hand; none takes it away. */
  note(sign: Sign | null): void {
    this.#note.hidden = sign === null || sign.text === "";
    if (sign !== null) this.#signs.set(dressed(this.#note, sign), sign);
    else this.#signs.delete(this.#note);
  }

  /** Puts every label where its thing is now; `unit` is how many pixels a cube is wide. */
  place(project: (point: Vector3) => { x: number; y: number }, unit: number): void {
    const { clientWidth } = this.#all;
    for (const [label, { at, lift }] of this.#signs) {
      const { x, y } = project(at);
      const half = label.offsetWidth / 2;
      // A long one moves aside rather than out of the picture.
      const inside = half > unit ? Math.min(clientWidth - half - 4, Math.max(half + 4, x)) : x;
      label.style.transform = `translate(${inside.toFixed(1)}px, ${(y - lift * unit).toFixed(1)}px) translate(-50%, -50%)`;
    }
  }

  remove(): void {
    this.#all.remove();
  }
}

function dressed(label: HTMLElement, { text, kind, index }: Sign): HTMLElement {
  label.textContent = text;
  label.dataset[kind] = `${index}`;
  return label;
}
