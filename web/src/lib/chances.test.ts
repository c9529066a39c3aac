import { expect, test } from "vitest";
import { points } from "./chances";

test("a line goes from the left to the right, and a sure win is at the top", () =>
  expect(points([0, 0.5, 1], 100, 20)).toBe("0.0,20.0 50.0,10.0 100.0,0.0"));
test("a game without an answer is a point", () => expect(points([0.5], 100, 20)).toBe("0.0,10.0"));
