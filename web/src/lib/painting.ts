// What is measured or scrolled makes the browser lay out the page at once, which is the most that it
// ever has to do. Just before it paints, it has to anyway.

/** Do it once before the next picture, unless it is called off; the answer calls it off. */
export function beforePainting(todo: () => void): () => void {
  const planned = requestAnimationFrame(todo);
  return () => cancelAnimationFrame(planned);
}
