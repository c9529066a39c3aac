import { describe, expect, test } from "vitest";
import { withOneLess } from "./decklist";
import { driveOf } from "./drive";
import { partsOf } from "./lists";
import { phaseNow, phasesOf } from "./phases";
import type { CardSheet, DownSeen, Question, TableSeen } from "./wire";
import { Ask, Point } from "./wire";
import { sumOf, yardsParts, yardsSoFar } from "./yards";

const down = (fields: Partial<DownSeen>): DownSeen =>
  ({ spot: 25, revealed: false, strength: 0, outcome: 0, call: 0, call_yards: 0, base_add: 0, ledger: [], results: false, ...fields }) as DownSeen;
const table = (fields: Partial<TableSeen>): TableSeen =>
  ({ period: 0, offense: 0, down: 1, point: 0, this: down({}), sides: [], ...fields }) as TableSeen;

describe("a drive", () => {
  test("is where its downs began", () => {
    const steps = [table({}), table({}), table({ down: 2, this: down({ spot: 40 }) }), table({ down: 3, this: down({ spot: 38 }) })];
    expect(driveOf(steps).map((each) => each.spot)).toEqual([25, 40, 38]);
  });
  test("begins anew with the other side", () => {
    const steps = [table({}), table({ down: 2, this: down({ spot: 40 }) }), table({ offense: 1, this: down({ spot: 60 }) })];
    expect(driveOf(steps).map((each) => each.spot)).toEqual([60]);
  });
  test("goes on after a First Down", () => {
    const steps = [table({}), table({ down: 2, this: down({ spot: 40 }) }), table({ down: 1, this: down({ spot: 55 }) })];
    expect(driveOf(steps).map((each) => each.spot)).toEqual([25, 40, 55]);
  });
});

describe("the phase", () => {
  const phases = phasesOf("crd");
  const name = (at: number): string | undefined => phases[at]?.name;
  test("is the timing point", () => expect(name(phaseNow(phases, table({ point: Point.AFTER_DESIGNATION }), null))).toBe("designated"));
  test("is what is asked where there is none", () =>
    expect(name(phaseNow(phases, table({}), { kind: Ask.ASK_CALL } as Question))).toBe("call"));
  test("is not known while the other side thinks", () => expect(phaseNow(phases, table({}), null)).toBe(-1));
  test("of 2019 has a point for a stopped play", () => expect(phasesOf("2019").some((each) => each.point === Point.IF_STOPPED)).toBe(true));
});

describe("the strength", () => {
  const sheets = [{ strength: "7" }, { strength: "6" }, { strength: "X" }] as CardSheet[];
  const called = (cards: [number, number][], strength: number): TableSeen =>
    table({ this: down({ revealed: true, strength }), sides: cards.map(([card, x]) => ({ call: { card, x } })) as TableSeen["sides"] });
  test("keeps the last digit", () => expect(sumOf(called([[0, -1], [1, -1]], 3), sheets)).toBe("7 + 6 = 13 → 3"));
  test("is not said before it is added up", () => expect(sumOf(called([[0, -1], [1, -1]], -1), sheets)).toBe(""));
  test("shows what effects made of it", () => expect(sumOf(called([[0, -1], [2, 1]], 9), sheets)).toBe("7 + 1 = 8 → 9"));
});

test("yards are the play's own, then each effect", () => {
  const play = down({ revealed: true, outcome: 2, call: 1, strength: 4, ledger: [0, 10, 0, 1, 0, 0, 3, 25, 0] });
  expect(yardsParts(play)).toEqual(["20", "+ 10", "× 2", "≤ 25"]);
});

test("the yards so far are counted while effects only add and take away", () => {
  const play = down({ revealed: true, outcome: 2, call: 1, strength: 4 });
  expect(yardsSoFar(play)).toBe(20);
  expect(yardsSoFar({ ...play, ledger: [0, 10, 0, 0, -25, 0] })).toBe(5);
  expect(yardsSoFar({ ...play, ledger: [0, 10, 0, 1, 0, 0] })).toBeNull();
  expect(yardsSoFar({ ...play, outcome: 1 })).toBeNull();
});

test("a long list is cut between two cards, and its lines are counted on", () => {
  const parts = partsOf("C1-30,One\nmore of it\nC2-30,Two\nC3-30,Three", 20);
  expect(parts.map((each) => each.text)).toEqual(["C1-30,One\nmore of it", "C2-30,Two", "C3-30,Three"]);
  expect(parts.map((each) => each.before)).toEqual([0, 2, 3]);
});

test("one copy less leaves the rest of a deck list as it is", () => {
  const list = "Plays\n2 Slant (SC1) 200\n1 Slant and Go\n";
  expect(withOneLess(list, "Slant")).toBe("Plays\n1 Slant (SC1) 200\n1 Slant and Go\n");
  expect(withOneLess(list, "slant and go")).toBe("Plays\n2 Slant (SC1) 200\n");
  expect(withOneLess(list, "Bomb")).toBe(list);
});
