/** Carrying things by pointer from one place of the page to another. */

import type { Attachment } from "svelte/attachments";

export interface Cargo {
  readonly kind: "merchant" | "gem";
  readonly id: string;
  /** Which crystal of the caravan it is. */
  readonly at?: number;
}

/** Hears over what something is carried, and where it is let go: the `data-drop` of what lies there. */
export interface Carrier {
  readonly onover: (cargo: Cargo, target: string | null) => void;
  readonly ondrop: (cargo: Cargo, target: string | null) => void;
}

/** How far a pointer goes before a press is meant as a drag. */
const SLACK = 6;

const under = (event: PointerEvent): HTMLElement | null => document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;

/**
 * Lets an element be carried. What it is is asked when it is lifted, so that nothing that changes on
 * the way puts an end to the journey.
 */
export function carried(cargo: () => Cargo | null, carrier: Carrier): Attachment<HTMLElement> {
  return (node) => {
    let carrying: Cargo | null = null;
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    const point = (target: HTMLElement | null): void => {
      if (target === over) return;
      over?.removeAttribute("data-over");
      over = target;
      over?.setAttribute("data-over", "");
      if (carrying !== null) carrier.onover(carrying, over?.dataset["drop"] ?? null);
    };
    /** Of several things in it one is carried. */
    const piece = (): HTMLElement => node.querySelector<HTMLElement>("[data-piece]") ?? node;
    const lift = (): void => {
      const { width, height } = piece().getBoundingClientRect();
      ghost = piece().cloneNode(true) as HTMLElement;
      ghost.inert = true;
      Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, height: `${height}px`, zIndex: "50", pointerEvents: "none", opacity: "0.9" });
      document.body.append(ghost);
    };
    const move = (event: PointerEvent): void => {
      if (from === null || (ghost === null && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < SLACK)) return;
      if (ghost === null) lift();
      const { width, height } = piece().getBoundingClientRect();
      if (ghost !== null) ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px) scale(1.15)`;
      point(under(event));
    };
    const end = (): void => {
      from = null;
      ghost?.remove();
      ghost = null;
      point(null);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
    const up = (event: PointerEvent): void => {
      const target = ghost === null ? undefined : (under(event)?.dataset["drop"] ?? null);
      end();
      if (target === undefined) return;
      // The click that follows the drag is not meant.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (carrying !== null) carrier.ondrop(carrying, target);
    };
    const down = (event: PointerEvent): void => {
      carrying = cargo();
      if (event.button !== 0 || carrying === null) return;
      from = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", end);
    };
    node.style.touchAction = "none";
    node.addEventListener("pointerdown", down);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
    };
  };
}
