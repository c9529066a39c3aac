import { describe, expect, test } from "vitest";
import { ballAt, choicesFor, choicesForCard, clocks, deckWords, ending, minutes, namesIn, spot } from "./table";
import type { TableSeen, Update } from "./wire";
import { Verb } from "./wire";
import { words as said } from "./words";

const table = (fields: Partial<TableSeen>): TableSeen => ({ ball: 25, offense: 0, ...fields }) as TableSeen;
const names: [string, string] = ["Ada", "Ben"];

describe("the ball", () => {
  test("goes right when one attacks oneself", () => expect(ballAt(table({ ball: 30 }), 0)).toBe(30));
  test("comes from the right when the other attacks", () => expect(ballAt(table({ ball: 30 }), 1)).toBe(70));
  test.each([
    [0, "Ball in Ada’s end zone"],
    [20, "Ball on Ada’s 20"],
    [50, "Ball at midfield"],
    [80, "Ball on Ben’s 20"],
    [100, "Ball in Ben’s end zone"],
  ])("at %d is told", (ball, words) => expect(spot(table({ ball }), names)).toBe(words));
});

test("a name that ends with s has no second one", () =>
  expect(spot(table({ ball: 20 }), ["Herons", "Ben"])).toBe("Ball on Herons’ 20"));

describe("choices", () => {
  const update = {
    question: {
      turn: 0,
      kind: 0,
      text: "",
      choices: [
        { name: "pass", verb: Verb.PASS },
        { name: "use", verb: Verb.USE, card: 4, slot: 3 },
        { name: "play", verb: Verb.PLAY_A_CARD, card: 9, slot: -1 },
        { name: "play on", verb: Verb.PLAY_A_CARD, card: 9, slot: 3 },
      ],
    },
  } as unknown as Update;
  test("of a Player keep their places", () => expect(choicesFor(update, 3).map(([place]) => place)).toEqual([1, 3]));
  test("of a card in hand are those that play it", () =>
    expect(choicesForCard(update, 9).map(([place]) => place)).toEqual([2, 3]));
  test("of a Player's ability are none of the hand's", () => expect(choicesForCard(update, 4)).toEqual([]));
});

test.each([
  [{ winner: 1, how: "played" }, -1, "Ben wins."],
  [{ winner: -1, how: "played" }, -1, "It’s a tie."],
  [{ winner: -1, how: "draw agreed" }, -1, "The players agreed to a draw."],
  [{ winner: 0, how: "resigned" }, -1, "Ben resigned. Ada wins."],
  [{ winner: 0, how: "resigned" }, 1, "You resigned. Your opponent wins."],
  [{ winner: 1, how: "time" }, 1, "Your opponent ran out of time. You win!"],
])("an ending is told to a spectator and to each side", (end, seat, words) => {
  expect(ending({ ending: end } as unknown as Update, names, seat)).toBe(words);
});

test("names are typed in lines or with commas", () =>
  expect(namesIn(" Quick Slant,Bomb \n\nLeft Sweep")).toEqual(["Quick Slant", "Bomb", "Left Sweep"]));

test("one's own deck is sent as its list, a starter by its name", () => {
  const own = [{ name: "comets", text: "1 Bomb" }];
  expect(deckWords("own:comets", own)).toBe("1 Bomb");
  expect(deckWords("comets", own)).toBe("comets");
});
test("every clock has a name", () => expect(clocks.length).toBe(said.clocks.length));
test.each([
  [600_000, "10:00"],
  [61_200, "1:02"],
  [-5, "0:00"],
])("%d ms are shown", (left, shown) => expect(minutes(left)).toBe(shown));
