// A turning point in plain words; the server tells it as briefly as a record does.

import type { TurningPoint } from "./wire";
import { words } from "./words";

const WHERE = /^(Home|Away) (\d)\w* (own |opp )?(\d+) \((H|OT)(\d) (\d+), /;

/** Whose ball it was, where and when: `Home 3rd own 40 (H2 5, 0-7)`. */
export function plainWhere(where: string, names: [string, string]): string {
  const found = WHERE.exec(where);
  if (!found) return where;
  const [, who, down = "1", half = "", yards = "50", period, number = "1", clock = "0"] = found;
  const name = names[who === "Home" ? 0 : 1];
  const when = period === "H" ? (words.halves[Number(number) - 1] ?? "") : words.overtime(Number(number));
  return words.turning.where(name, words.downs[Number(down)] ?? "", half.trim(), Number(yards), when, Number(clock));
}

/** What came of it: `+75, touchdown`, `punt 40`. */
function plainOutcome(outcome: string): string {
  return outcome
    .split(", ")
    .map((part) => {
      if (/^[+-]\d+$/.test(part)) return words.turning.yards(Number(part));
      const punt = /^punt (\d+)$/.exec(part);
      return punt ? words.turning.punt(Number(punt[1])) : part;
    })
    .join(", ");
}

export function turningWords(turn: TurningPoint, names: [string, string]): string {
  return words.turning.whole(plainWhere(turn.where, names), plainOutcome(turn.outcome), names[0], turn.before, turn.after);
}
