import { expect, test } from "vitest";
import { accountRows, costWords, judgeWords, listed, marksOf, nextMark, points, signed } from "./review";
import type { Judged, Review } from "./wire";

function judged(number: number, seat: number, label: Judged["label"], cost = 0, error = 0): Judged {
  return { number, seat, down: 1, where: "", phase: "", kind: "", chosen: "punt", mix: [{ answer: "field goal", share: 1000 }], cost, error, label, drawn: 0 };
}
const decisions = [judged(1, 0, ""), judged(2, 1, "blunder", 82, 12), judged(4, 0, "mistake", 30, 0), judged(7, 0, "inaccuracy", 12, 5)];
const review = { decisions, chances: [500, 510, 400, 300, 320, 330, 340, 350] } as Review;
const account = { start: 487, skill: [-51, -195] as [number, number], draws: -57, grit: 6, cards: 420, ending: 0, end: 1000 };

test("numbers are points of win probability, with a true minus", () => {
  expect(points(82)).toBe("8.2");
  expect([signed(82), signed(-5), signed(0)]).toEqual(["+8.2", "−0.5", "0.0"]);
  expect(costWords(decisions[1]!)).toBe("−8.2 ± 1.2");
  expect(costWords(decisions[2]!)).toBe("−3.0");
});

test("the judge's answer is one, or a mix", () => {
  expect(judgeWords(decisions[0]!)).toBe("field goal");
  expect(judgeWords({ ...decisions[0]!, mix: [{ answer: "a", share: 620 }, { answer: "b", share: 375 }, { answer: "c", share: 5 }] })).toBe("a 62%, b 38%");
});

test("marks stand on the line where the seat was asked", () => {
  expect(marksOf(review, 0).map((mark) => [mark.step, mark.label, mark.chance])).toEqual([
    [3, "mistake", 0.3],
    [6, "inaccuracy", 0.34],
  ]);
  expect(listed(review, 0, true).length).toBe(3);
  expect(nextMark(review, 0, 3)?.number).toBe(7);
  expect(nextMark(review, 0, 6)?.number).toBe(4);
});

test("the account adds up from either side, to the digits that are shown", () => {
  for (const seat of [0, 1]) {
    const rows = accountRows(account, seat, ["Ada", "Ben"]).map(([, value]) => Math.round(Number(value.replace("−", "-")) * 10));
    const end = rows.pop();
    expect(rows.reduce((sum, value) => sum + value, 0)).toBe(end);
  }
  expect(accountRows({ ...account, ending: -10 }, 0, ["Ada", "Ben"]).length).toBe(8);
});
