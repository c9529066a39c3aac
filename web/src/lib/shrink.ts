// Text that gets smaller until it fits its box; only what does not fit even then is cut.
//
// To see whether a text fits, the browser lays out the page, which is the most that it ever has to
// do. So all boxes that wait are tried together, and what fitted once is remembered.

const LARGEST = 0.78; // rem
const SMALLEST = 0.56;
const NEAR_ENOUGH = 0.02;
const MOST_KNOWN = 2000;

interface Fit {
  size: number;
  cut: boolean;
}

interface Trial {
  node: HTMLElement;
  key: string;
  low: number;
  high: number;
}

const known = new Map<string, Fit>();
const rooms = new WeakMap<Element, string>();
const waiting = new Set<HTMLElement>();

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    rooms.set(target, `${contentRect.width}×${contentRect.height}`);
    waiting.add(target as HTMLElement);
  }
  fitAll();
});

function set(node: HTMLElement, { size, cut }: Fit): void {
  node.style.fontSize = `${size}rem`;
  node.classList.toggle("cut", cut);
}

/** Which of them are too large at the size that each is tried at: all are set first, then all are measured. */
function tooLarge(trials: readonly Trial[], size: (trial: Trial) => number): Set<Trial> {
  for (const trial of trials) trial.node.style.fontSize = `${size(trial)}rem`;
  return new Set(trials.filter(({ node }) => node.scrollHeight > node.clientHeight + 1));
}

function fitAll(): void {
  const all: Trial[] = [];
  for (const node of waiting) {
    const key = `${rooms.get(node)} ${node.textContent}`;
    const found = known.get(key);
    if (found) set(node, found);
    else all.push({ node, key, low: SMALLEST, high: LARGEST });
  }
  waiting.clear();
  if (!all.length) return;
  if (known.size > MOST_KNOWN) known.clear();
  const large = tooLarge(all, () => LARGEST);
  const trials = [...large];
  for (let width = LARGEST - SMALLEST; width > NEAR_ENOUGH; width /= 2) {
    const middle = ({ low, high }: Trial): number => (low + high) / 2;
    const still = tooLarge(trials, middle);
    for (const trial of trials) trial[still.has(trial) ? "high" : "low"] = middle(trial);
  }
  const cut = tooLarge(trials, ({ low }) => low);
  for (const trial of all) {
    const fit = { size: large.has(trial) ? trial.low : LARGEST, cut: cut.has(trial) };
    known.set(trial.key, fit);
    set(trial.node, fit);
  }
}

/** `text` is what it says, so that it is fitted anew with it; null: the box is as tall as its text. */
export function shrink(node: HTMLElement, text: object | null): { update: (text: object | null) => void; destroy: () => void } {
  if (text) observer.observe(node);
  return {
    update: (next) => {
      observer.unobserve(node);
      if (next) observer.observe(node); // which tells its size once, before anything is painted
    },
    destroy: () => {
      observer.unobserve(node);
      waiting.delete(node);
    },
  };
}
