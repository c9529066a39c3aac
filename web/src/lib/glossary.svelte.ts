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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

let made: { of: TermSeen[]; pattern: RegExp; forms: Map<string, TermSeen> } | null = null;

function finder(terms: TermSeen[]): { pattern: RegExp; forms: Map<string, TermSeen> } {
  if (made?.of === terms) return made;
  const forms = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term] as const)));
  const longest = [...forms.keys()].sort((one, other) => other.length - one.length);
  made = { of: terms, forms, pattern: new RegExp(`(?<!\\w)(?:${longest.map(escaped).join("|")})(?!\\w)`, "g") };
  return made;
}

/** Finds these names in a text; null where there are none. Kept for the names it was last made of: a log has one list of them. */
let named: { of: readonly string[]; pattern: RegExp | null } = { of: [], pattern: null };

function namesIn(names: readonly string[]): RegExp | null {
  if (named.of !== names) {
    const longest = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
    named = { of: names, pattern: longest.length ? new RegExp(`(?<!\\w)(${longest.map(escaped).join("|")})(?!\\w)`) : null };
  }
  return named.pattern;
}

/** A text taken apart at the words of the game; what is a name in it is none, whatever words it is made of. */
export function partsOf(text: string, terms: TermSeen[], names: readonly string[] = []): Part[] {
  if (!terms.length) return [{ text }];
  const pattern = namesIn(names);
  if (!pattern) return wordsOf(text, terms);
  return text.split(pattern).flatMap((piece, i) => (i % 2 ? [{ text: piece }] : piece ? wordsOf(piece, terms) : []));
}

function wordsOf(text: string, terms: TermSeen[]): Part[] {
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
export function termsIn(text: string, terms: TermSeen[], names: readonly string[] = []): TermSeen[] {
  return [...new Set(partsOf(text, terms, names).flatMap((part) => part.term ?? []))];
}
