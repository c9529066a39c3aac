// What a table looks like from one's own chair: pure, so that it can be tested.

import type { CardSheet, Choice, ClockRule, OwnDeck, PlayerSeen, TableSeen, Update, Welcome } from "./wire";
import { Verb } from "./wire";
import { words } from "./words";

/** Which seat is shown at the bottom: one's own, or the first for a spectator. */
export function ownSeat(welcome: Welcome): number {
  return welcome.seat < 0 ? 0 : welcome.seat;
}

/** The ball as a share of the field from the left, one's own end zone being there. */
export function ballAt(table: TableSeen, own: number): number {
  return table.offense === own ? table.ball : 100 - table.ball;
}

export function spot(table: TableSeen, names: [string, string]): string {
  const near = table.ball <= 50;
  const name = names[near ? table.offense : 1 - table.offense] ?? "";
  return words.ballOn(name, near ? table.ball : 100 - table.ball);
}

export function period(table: TableSeen): string {
  return words.halves[table.period] ?? words.overtime(table.period - 1);
}

/** A Player's card as it is now: the Superstar on top, or the normal card. */
export function topCard(player: PlayerSeen): number {
  return player.superstar >= 0 ? player.superstar : player.card;
}

/** Who of a side is on the field and who on the bench; before the line-ups all five may line up. */
export function sides(table: TableSeen, seat: number): { field: PlayerSeen[]; bench: PlayerSeen[] } {
  const side = table.sides[seat];
  const five = (side?.players ?? []).filter((each) => each.slot % 10 < 5 === (table.offense === seat));
  const field = (side?.players ?? []).filter((each) => each.on_field);
  if (field.length) return { field, bench: five.filter((each) => !each.on_field) };
  const chosen = side?.lined_up ?? 0;
  return chosen
    ? { field: five.filter((each) => chosen & (1 << each.slot)), bench: five.filter((each) => !(chosen & (1 << each.slot))) }
    : { field: five, bench: [] };
}

type Asked = Pick<Update, "question">;

/** The choices that concern a Player on the table, with their places. */
export function choicesFor(update: Asked, slot: number): [number, Choice][] {
  const choices = update.question?.choices ?? [];
  return choices.map((choice, place): [number, Choice] => [place, choice]).filter(([, choice]) => choice.slot === slot);
}

const OF_HAND: readonly number[] = [Verb.CALL, Verb.PLAY_A_CARD, Verb.DISCARD, Verb.PICK_CARD];

/** The choices that concern a card in one's hand. */
export function choicesForCard(update: Asked, card: number): [number, Choice][] {
  const choices = update.question?.choices ?? [];
  return choices
    .map((choice, place): [number, Choice] => [place, choice])
    .filter(([, choice]) => choice.card === card && OF_HAND.includes(choice.verb));
}

/** How the game ended, as the person in that seat is told; a spectator (-1) reads both names. */
export function ending(update: Update, names: [string, string], seat = -1): string {
  const end = update.ending;
  if (!end) return "";
  if (end.how === "draw agreed") return words.ended.agreed;
  if (end.winner < 0) return words.ended.tie;
  if (seat >= 0) return words.ended[seat === end.winner ? "won" : "lost"][end.how];
  return words.ended[end.how](names[end.winner] ?? "", names[1 - end.winner] ?? "");
}

export function isPlay(sheet: CardSheet | undefined): boolean {
  return sheet?.strength !== undefined && sheet.strength !== "";
}

/** Names of cards as somebody types them: one a line, or with commas between them. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** The clocks that `words.clocks` names, in milliseconds. */
export const clocks: readonly (ClockRule | null)[] = [
  null,
  { reserve: 600_000, increment: 5_000 },
  { reserve: 1_500_000, increment: 10_000 },
];

/** What the server is told for a chosen deck: one's own as its list, a starter by its name. */
export function deckWords(chosen: string, own: OwnDeck[]): string {
  const kept = own.find((each) => `own:${each.name}` === chosen);
  return kept ? kept.text : chosen;
}

/** Milliseconds as a clock shows them. */
export function minutes(left: number): string {
  const seconds = Math.max(Math.ceil(left / 1000), 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
