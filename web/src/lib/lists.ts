// Lists of cards that are too long for one request, in parts: cut between two cards.

const MOST = 80_000; // letters in one request

export interface Part {
  text: string;
  /** How many lines of the whole list come before it. */
  before: number;
}

/** The list in parts; a part ends before a line that begins a card, so that no card is cut. */
export function partsOf(text: string, most = MOST): Part[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const parts: Part[] = [];
  let begun: string[] = [];
  let letters = 0;
  lines.forEach((line, place) => {
    const begins = /^[A-Za-z]{1,3}\d+/.test(line) || line.trim() === "";
    if (begins && begun.length && letters + line.length > most) {
      parts.push({ text: begun.join("\n"), before: place - begun.length });
      begun = [];
      letters = 0;
    }
    begun.push(line);
    letters += line.length + 1;
  });
  if (begun.length) parts.push({ text: begun.join("\n"), before: lines.length - begun.length });
  return parts;
}
