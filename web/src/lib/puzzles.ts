// What somebody has solved, kept on this device: streaks, and which puzzles are left.

import type { PuzzleTitle } from "./wire";

const KEY = "puzzles";

export interface Progress {
  /** Puzzles whose first answer was right, and those where it was not. */
  right: string[];
  wrong: string[];
  /** First answers that were right, in a row; and the longest row so far. */
  row: number;
  longest: number;
  /** Puzzles of the day solved on days in a row, and the last of those days. */
  days: number;
  lastDay: string;
}

export const NOTHING: Progress = { right: [], wrong: [], row: 0, longest: 0, days: 0, lastDay: "" };

export function progress(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>) };
  } catch {
    return NOTHING; // whatever somebody wrote there
  }
}

export function keep(now: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(now));
}

/** The day as people here write it into the address: 2026-11-16, by this device's clock. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1, 12));
}

/** What is kept after an answer: the first one to a puzzle counts, and the first one of a day. */
export function answered(before: Progress, id: string, right: boolean, day = ""): Progress {
  let now = before;
  if (!before.right.includes(id) && !before.wrong.includes(id)) {
    const row = right ? before.row + 1 : 0;
    const which = right ? { right: [...before.right, id] } : { wrong: [...before.wrong, id] };
    now = { ...before, ...which, row, longest: Math.max(before.longest, row) };
  }
  if (!day || before.lastDay === day) return now;
  if (!right) return { ...now, days: 0, lastDay: day };
  return { ...now, days: before.lastDay === dayBefore(day) ? before.days + 1 : 1, lastDay: day };
}

/** The days in a row as they stand today: a day that was missed ends them. */
export function daysInARow(now: Progress, today: string): number {
  return now.lastDay === today || now.lastDay === dayBefore(today) ? now.days : 0;
}

/** The easiest puzzle of a theme that was not tried yet; then one that went wrong; then none. */
export function nextOf(puzzles: readonly PuzzleTitle[], theme: string, now: Progress, after = ""): string {
  const ours = puzzles.filter((each) => each.theme === theme && each.id !== after).sort((a, b) => a.difficulty - b.difficulty);
  const fresh = ours.find((each) => !now.right.includes(each.id) && !now.wrong.includes(each.id));
  return (fresh ?? ours.find((each) => now.wrong.includes(each.id)))?.id ?? "";
}

/** A theme as a word of an address: fourth-down. */
export const slug = (theme: string): string => theme.replaceAll(" ", "-");
