import { expect, test } from "vitest";
import { withOneLess, withOneMore } from "./decklist";

const LIST = "Title: Mine\n\nPlays (2)\n2 Go Route (SC1) 205\n\nSynergy (1)\n1 Trade Wind (SC1) 9\n";

test("a card that is added goes to its own section", () => {
  expect(withOneMore(LIST, "Slant", "Plays")).toBe(
    "Title: Mine\n\nPlays (3)\n2 Go Route (SC1) 205\n1 Slant\n\nSynergy (1)\n1 Trade Wind (SC1) 9\n",
  );
});

test("a section that is not there yet is made in its place", () => {
  expect(withOneMore(LIST, "Ada Stone", "Offense")).toBe(
    "Title: Mine\n\nOffense (1)\n1 Ada Stone\n\nPlays (2)\n2 Go Route (SC1) 205\n\nSynergy (1)\n1 Trade Wind (SC1) 9\n",
  );
});

test("another copy counts up, and one less counts down", () => {
  const more = withOneMore(LIST, "Go Route", "Plays");
  expect(more).toContain("Plays (3)\n3 Go Route (SC1) 205");
  expect(withOneLess(more, "Go Route")).toBe(LIST);
  expect(withOneLess(withOneLess(LIST, "Go Route"), "Go Route")).toContain("Plays (0)\n\nSynergy");
});

test("a list without sections only grows", () => {
  expect(withOneMore("", "Slant", "Plays")).toBe("1 Slant\n");
  expect(withOneMore("1 Slant\n", "Post", "Plays")).toBe("1 Slant\n1 Post\n");
});
