// The players' shuffle, as docs/server.md has it: this client's own part, and the check when the game is over.

import { sha256 } from "./sha256";
import type { Shuffling } from "./wire";
import { words } from "./words";

export const NONE = "-";
const SIDES = ["first", "second"] as const;

/** What this browser saw and sent: with it, a game that was made up afterwards is found out. */
export interface Kept {
  commitment: string;
  number: string;
  /** The other's seal, as it was when this browser opened its number. */
  seal: string;
}

const lines = (...each: string[]): string => sha256(each.map((line) => `${line}\n`).join(""));

export const sealOf = (commitment: string, seat: number, number: string): string =>
  lines("snapcount seal 1", `commitment ${commitment}`, `seat ${SIDES[seat]}`, `number ${number}`);

/** Random hexadecimal digits, two a byte; `crypto.randomUUID` is not there over plain http. */
export function chance(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function kept(room: string): Kept | null {
  return JSON.parse(localStorage.getItem(`shuffle ${room}`) ?? "null") as Kept | null;
}

/** Remember the commitment that was shown first; returns what is remembered. */
export function keepCommitment(room: string, commitment: string): Kept {
  return kept(room) ?? keep(room, { commitment, number: "", seal: "" });
}

function keep(room: string, what: Kept): Kept {
  localStorage.setItem(`shuffle ${room}`, JSON.stringify(what));
  return what;
}

export type Part = { type: "seal"; seal: string } | { type: "number"; number: string };

/** This client's next part in the shuffle, if it has one. The number is opened when both are sealed, never before. */
export function nextPart(room: string, seat: number, at: Shuffling): Part | null {
  let own = kept(room);
  if (!own || at.ending || !at.seated.every(Boolean)) return null;
  if (!at.seals[seat]) {
    if (!own.number) own = keep(room, { ...own, number: chance(32) });
    return { type: "seal", seal: sealOf(own.commitment, seat, own.number) };
  }
  const mine = own.number && at.seals[seat] === sealOf(own.commitment, seat, own.number);
  if (!mine || !at.seals.every(Boolean) || at.numbers[seat]) return null;
  if (!own.seal) keep(room, { ...own, seal: at.seals[1 - seat] ?? "" });
  return { type: "number", number: own.number };
}

export interface Finding {
  good: boolean;
  words: string;
}

/** A record's tags, as they stand in its text. */
export function tagsOf(record: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/gm)) found[name] ??= value.replace(/\\(.)/g, "$1");
  return found;
}

/** Everything that the record's shuffle must fulfil, and what this browser remembers of it. */
export function check(record: string, own: Kept | null): Finding[] {
  const tags = tagsOf(record);
  const tag = (name: string): string => tags[name] ?? "";
  if (tag("Shuffle") !== "1") return [{ good: false, words: words.fair.none }];
  const commitment = tag("Commitment");
  const secret = tag("Secret");
  const table = [`room ${tag("Room")}`, `table ${tag("Table")}`, `first ${tag("First")}`, `second ${tag("Second")}`];
  const found: Finding[] = [{ good: lines("snapcount commitment 1", ...table, `secret ${secret}`) === commitment, words: words.fair.secret }];
  const numbers = [tag("FirstNumber"), tag("SecondNumber")];
  [tag("FirstSeal"), tag("SecondSeal")].forEach((seal, seat) => {
    const name = tag(seat ? "Second" : "First");
    const number = numbers[seat] ?? "";
    if (seal === NONE && number === NONE) found.push({ good: true, words: words.fair.noNumber(name) });
    else found.push({ good: sealOf(commitment, seat, number) === seal, words: words.fair.number(name) });
  });
  if (numbers.every((number) => number === NONE)) found.push({ good: false, words: words.fair.serverAlone });
  const seed = lines("snapcount seed 1", `commitment ${commitment}`, `secret ${secret}`, `first ${numbers[0]}`, `second ${numbers[1]}`);
  found.push({ good: seed === tag("Seed"), words: words.fair.seed });
  if (own) found.push({ good: own.commitment === commitment, words: words.fair.shown });
  if (own?.seal) found.push({ good: [tag("FirstSeal"), tag("SecondSeal")].includes(own.seal), words: words.fair.theirSeal });
  if (own?.number) found.push({ good: numbers.includes(own.number), words: words.fair.ours });
  return found;
}
