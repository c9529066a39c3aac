import { describe, expect, it } from "vitest";
import { answered, dayOf, daysInARow, nextOf, NOTHING } from "./puzzles";

describe("a streak", () => {
  it("grows with right first answers and ends with a wrong one", () => {
    let now = answered(answered(NOTHING, "a", true), "b", true);
    expect([now.row, now.longest]).toEqual([2, 2]);
    now = answered(now, "c", false);
    expect([now.row, now.longest]).toEqual([0, 2]);
  });
  it("counts the first answer alone", () => {
    const wrong = answered(NOTHING, "a", false);
    expect(answered(wrong, "a", true)).toBe(wrong);
  });
  it("counts days in a row, over the end of a month", () => {
    let now = answered(NOTHING, "a", true, "2026-10-31");
    now = answered(now, "b", true, "2026-11-01");
    expect([now.days, daysInARow(now, "2026-11-01"), daysInARow(now, "2026-11-02"), daysInARow(now, "2026-11-03")]).toEqual([2, 2, 2, 0]);
    expect(answered(now, "c", true, "2026-11-05").days).toBe(1);
    expect(answered(now, "c", false, "2026-11-02").days).toBe(0);
    expect(answered(now, "b", false, "2026-11-01").days).toBe(2);
    expect(answered(answered(now, "c", true), "c", true, "2026-11-02").days).toBe(3);
  });
});

it("writes a day by this device's clock", () => expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05"));

describe("the next puzzle of a theme", () => {
  const puzzles = [
    { id: "hard", theme: "clock", difficulty: 4 },
    { id: "easy", theme: "clock", difficulty: 1 },
    { id: "other", theme: "kick", difficulty: 1 },
  ];
  it("is the easiest that was not tried", () => {
    expect(nextOf(puzzles, "clock", NOTHING)).toBe("easy");
    expect(nextOf(puzzles, "clock", answered(NOTHING, "easy", false))).toBe("hard");
  });
  it("is one that went wrong when all were tried, and then none", () => {
    const tried = answered(answered(NOTHING, "easy", false), "hard", true);
    expect(nextOf(puzzles, "clock", tried)).toBe("easy");
    expect(nextOf(puzzles, "kick", answered(NOTHING, "other", true))).toBe("");
  });
});
