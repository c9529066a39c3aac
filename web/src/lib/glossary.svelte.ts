// The words of the game: fetched once, and found in any text.

import { api } from "./api";
import type { TermSeen } from "./wire";

export interface Part {
  text: string;
  /** The word of the game that this is, if it is one. */
  term?: TermSeen;
}

const known = $state<{ terms: TermSeen[] }>({ terms: [] });
let asked = false;

/** All words; none until the server has told them. */
export function allTerms(): TermSeen[] {
  if (!asked) {
    asked = true;
    api.glossary().then(
      (terms) => (known.terms = terms),
      () => (asked = false),
    );
  }
  return known.terms;
}

let made: { of: TermSeen[]; pattern: RegExp; forms: Map<string, TermSeen> } | null = null;

function finder(terms: TermSeen[]): { pattern: RegExp; forms: Map<string, TermSeen> } {
  if (made?.of === terms) return made;
  const forms = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term] as const)));
  const longest = [...forms.keys()].sort((one, other) => other.length - one.length);
  const escaped = longest.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  made = { of: terms, forms, pattern: new RegExp(`(?<!\\w)(?:${escaped.join("|")})(?!\\w)`, "g") };
  return made;
}

/** A text taken apart at the words of the game. */
export function partsOf(text: string, terms: TermSeen[]): Part[] {
  if (!terms.length) return [{ text }];
  const { pattern, forms } = finder(terms);
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = forms.get(found[0]);
    if (!term) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The words of the game in a text, each once. */
export function termsIn(text: string, terms: TermSeen[]): TermSeen[] {
  return [...new Set(partsOf(text, terms).flatMap((part) => part.term ?? []))];
}
