// A review as the page shows it: pure, so that it can be tested. All of its numbers are thousandths of a win.

import type { Account, Judged, Review } from "./wire";
import { words } from "./words";

export const WIN = 1000;
export type Label = Exclude<Judged["label"], "">;

/** A decision with a label, where it stands on the line of the chance to win. */
export interface Mark {
  step: number;
  label: Label;
  chance: number;
  told: string;
}

/** Points of win probability: a point is a hundredth of a win. */
export function points(value: number): string {
  return (value / 10).toFixed(1);
}

export function signed(value: number): string {
  return value > 0 ? `+${points(value)}` : value < 0 ? `−${points(-value)}` : points(0);
}

/** The step of a replay at which a decision was asked. */
export function stepOf(judged: Judged): number {
  return judged.number - 1;
}

export function costWords(judged: Judged): string {
  return judged.error ? words.review.cost(signed(-judged.cost), points(judged.error)) : signed(-judged.cost);
}

/** What the judge would have done: one answer, or a mix. */
export function judgeWords(judged: Judged): string {
  const likely = judged.mix.filter((each) => each.share >= 10);
  if (likely.length === 1) return likely[0]?.answer ?? "";
  return likely.map((each) => `${each.answer} ${Math.round(each.share / 10)}%`).join(", ");
}

export function marksOf(review: Review, seat: number): Mark[] {
  return review.decisions.flatMap((each) =>
    each.label && each.seat === seat
      ? [{ step: stepOf(each), label: each.label, chance: (review.chances[stepOf(each)] ?? 0) / WIN, told: words.review.labels[each.label] }]
      : [],
  );
}

/** The decisions of a seat: those with a label, or all of them. */
export function listed(review: Review, seat: number, all: boolean): Judged[] {
  return review.decisions.filter((each) => each.seat === seat && (all || each.label));
}

/** The next decision of a seat with a label after a step; the first one after the last. */
export function nextMark(review: Review, seat: number, after: number): Judged | undefined {
  const own = listed(review, seat, false);
  return own.find((each) => stepOf(each) > after) ?? own[0];
}

/** What became of a seat's chance to win, line by line; they add up. */
export function accountRows(account: Account, seat: number, names: [string, string]): [string, string][] {
  const told = words.review.account;
  const way = seat ? -1 : 1;
  const own = account.skill[seat] ?? 0;
  const theirs = account.skill[1 - seat] ?? 0;
  const rows: [string, string][] = [
    [told.start, points(seat ? WIN - account.start : account.start)],
    [told.decisions(names[seat] ?? ""), signed(own)],
    [told.decisions(names[1 - seat] ?? ""), signed(-theirs)],
    [told.draws, signed(way * account.draws)],
    [told.grit, signed(way * account.grit)],
    [told.cards, signed(way * account.cards)],
  ];
  if (account.ending) rows.push([told.ending, signed(way * account.ending)]);
  return [...rows, [told.end, points(seat ? WIN - account.end : account.end)]];
}
