import { expect, test } from "vitest";
import { turningWords } from "./turning";

const names: [string, string] = ["Ada", "Ben"];

test("a turning point is told in plain words", () => {
  const turn = { first: 1, last: 9, where: "Away 3rd own 25 (H2 5, 0-7)", outcome: "+75, touchdown", before: 0.41, after: 0.05 };
  expect(turningWords(turn, names)).toBe("Second half, 5 left. Ben, 3rd down on their own 25: gained 75 yards, touchdown. Ada went from 41% to 5%.");
});

test("so is a punt from midfield in overtime", () => {
  const turn = { first: 1, last: 9, where: "Home 4th 50 (OT1 8, 3-3)", outcome: "punt 35", before: 0.5, after: 0.6 };
  expect(turningWords(turn, names)).toBe("Overtime 1, 8 left. Ada, 4th down at midfield: a 35-yard punt. Ada went from 50% to 60%.");
});
