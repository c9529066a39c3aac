// A card in full size while a mouse rests on it, and closely while a finger is held on it.

const RESTS = 350; // milliseconds
const HELD = 450;
const SLIPS = 10; // pixels

export interface Peeking {
  /** Where the card is; null: no longer. */
  onpeek?: ((at: DOMRect | null) => void) | undefined;
  onhold?: (() => void) | undefined;
}

export function peek(node: HTMLElement, wishes: Peeking): { update: (wishes: Peeking) => void; destroy: () => void } {
  let now = wishes;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  let held = false;

  const cancel = (): void => clearTimeout(timer);
  const away = (): void => (cancel(), now.onpeek?.(null));
  function enter(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    timer = setTimeout(() => now.onpeek?.(node.getBoundingClientRect()), RESTS);
  }
  function press(event: PointerEvent): void {
    held = false;
    if (event.pointerType === "mouse") return away();
    [x, y] = [event.clientX, event.clientY];
    timer = setTimeout(() => ((held = true), now.onhold?.()), HELD);
  }
  function move(event: PointerEvent): void {
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - x, event.clientY - y) > SLIPS) cancel();
  }
  /** The click that ends a hold is none. */
  function click(event: MouseEvent): void {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const heard = [
    ["pointerenter", enter],
    ["pointerleave", away],
    ["pointerdown", press],
    ["pointermove", move],
    ["pointerup", cancel],
    ["pointercancel", cancel],
  ] as const;
  for (const [name, listener] of heard) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (now = next),
    destroy: () => {
      away();
      for (const [name, listener] of heard) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, true);
    },
  };
}
