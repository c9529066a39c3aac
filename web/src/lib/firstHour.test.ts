import { describe, expect, it } from "vitest";
import { nextLesson } from "./firstHour";

describe("the next lesson", () => {
  it("is the first that was not passed", () => {
    expect(nextLesson([], 11)).toBe(1);
    expect(nextLesson([1, 2, 4], 11)).toBe(3);
  });
  it("is none once all are passed", () => expect(nextLesson([1, 2], 2)).toBe(0));
});
