// A click that lands where another control has just been does nothing.
//
// Two clicks in a row on one spot answer one question, whatever has come up under the pointer in
// between; and who is about to click on something that changes by itself does not click on what
// has taken its place. So nothing that has come up under a resting pointer can be clicked at once.

/** For how long a new control is not what somebody meant to click on, in milliseconds. */
const FRESH = 400;
/** How far a pointer that stays where it is may wander, in pixels. */
const NEAR = 16;

interface Spot {
  x: number;
  y: number;
}

export class Guard {
  private pointer: Spot | null = null;
  private changed: { at: number; spot: Spot } | null = null;

  moved(spot: Spot): void {
    this.pointer = spot;
  }

  /** Everything changes; who rests the pointer somewhere may be about to click on what was there. */
  changes(now: number): void {
    if (this.pointer) this.changed = { at: now, spot: this.pointer };
  }

  /** Whether a click there is meant for what is there now. */
  allows(spot: Spot, now: number): boolean {
    const last = this.changed;
    if (!last || now - last.at > FRESH) return true;
    return Math.hypot(spot.x - last.spot.x, spot.y - last.spot.y) > NEAR;
  }
}

/** A guard for the whole page; `end` takes it away again. */
export function guardPage(): { changes: () => void; end: () => void } {
  const guard = new Guard();
  const move = (event: PointerEvent): void => guard.moved({ x: event.clientX, y: event.clientY });
  const click = (event: MouseEvent): void => {
    // A click by keyboard has no place; nobody presses a key by accident twice on two buttons.
    if (event.detail === 0 || guard.allows({ x: event.clientX, y: event.clientY }, performance.now())) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const listen = { capture: true } as const;
  addEventListener("pointermove", move, listen);
  addEventListener("pointerdown", move, listen);
  addEventListener("click", click, listen);
  return {
    changes: () => guard.changes(performance.now()),
    end: () => {
      removeEventListener("pointermove", move, listen);
      removeEventListener("pointerdown", move, listen);
      removeEventListener("click", click, listen);
    },
  };
}
