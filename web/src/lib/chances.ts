// The line of a chance to win: pure, so that it can be tested.

/** The points of a line through a box of that size, one a step; certain to win is at the top. */
export function points(chances: number[], width: number, height: number): string {
  const last = Math.max(chances.length - 1, 1);
  return chances.map((chance, i) => `${((i / last) * width).toFixed(1)},${((1 - chance) * height).toFixed(1)}`).join(" ");
}
