// Text that gets smaller until it fits its box; only what does not fit even then is cut.

const LARGEST = 0.78; // rem
const SMALLEST = 0.56;

/** `text` is what it says, so that it is fitted anew with it; null: the box is as tall as its text. */
export function shrink(node: HTMLElement, text: object | null): { update: (text: object | null) => void; destroy: () => void } {
  let fits = text !== null;
  const tooLarge = (size: number): boolean => {
    node.style.fontSize = `${size}rem`;
    return node.scrollHeight > node.clientHeight + 1;
  };
  function fit(): void {
    if (!fits) return;
    let [low, high] = [SMALLEST, LARGEST];
    if (tooLarge(high)) {
      while (high - low > 0.02) {
        const middle = (low + high) / 2;
        if (tooLarge(middle)) high = middle;
        else low = middle;
      }
      node.classList.toggle("cut", tooLarge(low));
    } else node.classList.remove("cut");
  }
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  return { update: (next) => ((fits = next !== null), fit()), destroy: () => observer.disconnect() };
}
