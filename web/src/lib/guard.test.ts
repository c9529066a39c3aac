import { expect, test } from "vitest";
import { Guard } from "./guard";

const here = { x: 100, y: 100 };

function changedUnder(): Guard {
  const guard = new Guard();
  guard.moved(here);
  guard.changes(1000);
  return guard;
}

test("a second click on the same spot does nothing", () => {
  const guard = changedUnder();
  expect(guard.allows(here, 1150)).toBe(false);
  expect(guard.allows({ x: 104, y: 97 }, 1399)).toBe(false);
});

test("a little later, or elsewhere, it is meant", () => {
  const guard = changedUnder();
  expect(guard.allows(here, 1401)).toBe(true);
  expect(guard.allows({ x: 100, y: 140 }, 1100)).toBe(true);
});

test("without a pointer nothing is guarded", () => {
  const guard = new Guard();
  guard.changes(1000);
  expect(guard.allows(here, 1010)).toBe(true);
});
