import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beatsOf, fullClock, momentOf, ORDINARY_DOWN, paced, type Beat } from "./stage";
import game from "./stage.game.json";
import { tableAfter } from "./stageTable";
import { SPEEDS, Stage, type Speed } from "./staging";
import type { CardSheet, EffectSeen, LogLine, PlayerSeen, SideSeen, TableSeen } from "./wire";
import { Happened as H } from "./wire";

type Told = (typeof game.steps)[number]["table"];

const line = (kind: number, seat = -1, a = -1, b = -1, card = -1): LogLine => ({ text: `${kind}`, clause: "F-1", why: "", kind, seat, a, b, card });
const lines = (events: number[][]): LogLine[] => events.map(([kind, seat, a, b, card]) => line(kind ?? -1, seat, a, b, card));
const sheets = game.kinds.map((kind): CardSheet => ({ name: kind, kind, text: "" }));

/** The engine's table as the page has it. */
function seen(told: Told): TableSeen {
  const player = (slot: number): PlayerSeen => ({
    slot, card: 0, superstar: -1, power_ups: [], on_field: told.field.includes(slot), exhausted: told.exhausted.includes(slot),
  }); // prettier-ignore
  const side = (seat: number): SideSeen =>
    ({
      players: Array.from({ length: 10 }, (_, i) => player(seat * 10 + i)),
      plays_in_hand: 3, actions_in_hand: 3, plays_in_deck: 9, actions_in_deck: 9, play_hand: [], action_hand: [],
      call: (told.calls[seat] ?? -1) < 0 ? null : { card: told.calls[seat], x: -1 },
    }) as unknown as SideSeen; // prettier-ignore
  const layers = told.layers.map((card) => ({ card, seat: 0, cancelled: false }) as EffectSeen);
  return { ...told, this: { ...told.this, ledger: [] }, sides: [side(0), side(1)], layers, waiting: [], gridirons: [] } as unknown as TableSeen;
}

/** What of a table the page shows in between, to compare. */
function shown(table: TableSeen): unknown {
  const { ball, clock, down, offense, period, score, timeouts, over } = table;
  const { revealed, strength, outcome, runner, tackler, results, yards, turnover } = table.this;
  const players = table.sides.flatMap((side) => side.players);
  return {
    ball, clock, down, offense, period, score, timeouts, over, revealed, runner, tackler, results, turnover,
    strength: revealed ? strength : 0, outcome: revealed ? outcome : 0, yards: results ? yards : 0,
    exhausted: players.filter((each) => each.exhausted).map((each) => each.slot),
    field: players.filter((each) => each.on_field).map((each) => each.slot),
    layers: table.layers.map((each) => each.card),
  }; // prettier-ignore
}

const steps = game.steps.map((step) => ({ lines: lines(step.events), table: seen(step.table) }));
const whole = (beats: readonly Beat[]): number => beats.reduce((sum, each) => sum + (each.moment ? 0 : each.ms), 0);

describe("the table on the way", () => {
  test("comes to what the engine says, in every step of a game", () => {
    const wrong: unknown[] = [];
    steps.slice(1).forEach((step, i) => {
      const before = steps[i]?.table ?? step.table;
      // No line says what the clock is set to for a half, and the engine clears the table when the game is over.
      if (step.lines.some((each) => each.kind === H.SECOND_HALF || each.kind === H.GAME_OVER)) return;
      const made = step.lines.reduce((table, each) => tableAfter(table, each, sheets), before);
      const [got, meant] = [JSON.stringify(shown(made)), JSON.stringify(shown(step.table))];
      if (got !== meant) wrong.push({ step: i + 1, got, meant, events: game.steps[i + 1]?.events });
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

test("the clock of a new half is full", () => {
  const after = { clock: 13 } as TableSeen;
  expect(fullClock([line(H.SECOND_HALF, 0)], after)).toBe(13);
  expect(fullClock([line(H.SECOND_HALF, 0), line(H.CLOCK, 0, 2, 13), line(H.CLOCK, 0, 1, 12)], after)).toBe(15);
});

describe("a play", () => {
  const before = steps[0]?.table as TableSeen;
  const events = [line(H.CALLED, 0, 3), line(H.CALLED, 1, 4), line(H.CHECKED, 0, 2, 7)];
  const beats = beatsOf(events, before, before, sheets);
  test("turns both calls over at once, adds up, and then says what comes of it", () =>
    expect(beats.map((each) => each.kind)).toEqual(["reveal", "strength", "outcome"]));
  test("lies face up before it is added up", () => {
    expect(beats[0]?.table.sides.map((each) => each.call?.card)).toEqual([3, 4]);
    expect(beats[0]?.table.this).toMatchObject({ revealed: true, strength: -1, outcome: 0 });
  });
  test("is added up before the result lands", () => {
    expect(beats[1]?.table.this).toMatchObject({ strength: 7, outcome: 0 });
    expect(beats[2]?.table.this).toMatchObject({ strength: 7, outcome: 2 });
  });
  test("tells the log no further than it shows", () => expect(beats.map((each) => each.told)).toEqual([2, 2, 3]));
});

describe("effects", () => {
  const before = { ...(steps[0]?.table as TableSeen), layers: [] };
  test("resolve one by one while the ledger counts", () => {
    const events = [line(H.CARD_PLAYED, 0, 8), line(H.CARD_PLAYED, 1, 9), line(H.RESOLVES, 1, 9), line(H.YARDS_CHANGED, 1, 0, -10, 9), line(H.RESOLVES, 0, 8), line(H.YARDS_CHANGED, 0, 0, 15, 8)];
    const beats = beatsOf(events, before, before, sheets);
    expect(beats.map((each) => [each.kind, each.card, each.table.layers.length, each.table.this.ledger.length / 3])).toEqual([
      ["layer", 8, 1, 0],
      ["layer", 9, 2, 0],
      ["resolve", 9, 1, 0],
      ["effect", 9, 1, 1],
      ["resolve", 8, 0, 1],
      ["effect", 8, 0, 2],
    ]);
  });
  test("that turn Players in a row turn them together", () =>
    expect(beatsOf([line(H.EXHAUSTED, 0, 1), line(H.EXHAUSTED, 1, 11)], before, before, sheets).map((each) => each.told)).toEqual([2]));
});

test("Grit is two cards turning over, and then their sum", () => {
  const before = steps[0]?.table as TableSeen;
  const beats = beatsOf([line(H.GRIT_CARD, 0, 5), line(H.DISCARDED, 0, 5), line(H.GRIT_CARD, 1, 6), line(H.GRIT, -1, 7)], before, before, sheets);
  expect(beats.map((each) => [each.grit?.cards.length, each.grit?.value])).toEqual([
    [1, -1],
    [2, -1],
    [2, 7],
  ]);
});

test.each([
  [line(H.TOUCHDOWN_EVENT, 1, 7), "touchdown"],
  [line(H.TOUCHDOWN_EVENT, 1, 7, 3), "pickSix"],
  [line(H.TURNOVER_EVENT, 1, 1), "fumble"],
  [line(H.TURNOVER_EVENT, 1, 2), "interception"],
  [line(H.TURNOVER_EVENT, 1, 3), undefined],
  [line(H.SAFETY_EVENT, 0, 2), "safety"],
  [line(H.FIELD_GOAL_GOOD, 0, 30, 8), "fieldGoalGood"],
  [line(H.FIELD_GOAL_MISSED_EVENT, 0, 30, 8), "fieldGoalMissed"],
  [line(H.FIRST_DOWN_EVENT, 0), "firstDown"],
  [line(H.TURNOVER_ON_DOWNS, 0, 40), "turnoverOnDowns"],
  [line(H.HALF_ENDS, -1, 0), "halfTime"],
  [line(H.OVERTIME, 0, 1), "overtime"],
  [line(H.GAME_OVER, 0, 14, 7), "gameOver"],
  [line(H.REPLAY, -1, 1), "replayed"],
  [line(H.DREW, 0, 1), undefined],
])("line %# is a moment or none", (event, name) => expect(momentOf(event)?.name).toBe(name));

describe("an ordinary down", () => {
  test("of a real game takes no longer than four seconds at normal speed", () => {
    const downs: number[] = [];
    let spent = 0;
    steps.slice(1).forEach((step, i) => {
      const made = paced(beatsOf(step.lines, steps[i]?.table ?? step.table, step.table, sheets), spent);
      let sum = spent;
      for (const beat of made.beats) {
        if (beat.kind === "down") {
          downs.push(sum);
          sum = 0;
        }
        if (!beat.moment) sum += beat.ms;
      }
      spent = made.spent;
      expect(spent).toBe(sum);
    });
    expect(downs.length).toBeGreaterThan(20);
    expect(Math.max(...downs)).toBeLessThanOrEqual(ORDINARY_DOWN);
    expect(Math.max(...downs)).toBeGreaterThan(1500); // it is shown, after all
    console.log(`${downs.length} downs, the longest ${Math.max(...downs)} ms`);
  });
  test("with thirty effects takes no longer either", () => {
    const table = steps[0]?.table as TableSeen;
    const events = Array.from({ length: 30 }, (_, i) => [line(H.CARD_PLAYED, 0, i), line(H.RESOLVES, 0, i), line(H.YARDS_CHANGED, 0, 0, 5, i)]).flat();
    expect(whole(paced(beatsOf(events, table, table, sheets), 0).beats)).toBeLessThanOrEqual(ORDINARY_DOWN);
  });
});

describe("the stage", () => {
  const table = steps[0]?.table as TableSeen;
  const play = [line(H.CALLED, 0, 3), line(H.CALLED, 1, 4), line(H.CHECKED, 0, 2, 7)];
  let speed: Speed;
  let on: (Beat | null)[];
  let stage: Stage;
  beforeEach(() => {
    vi.useFakeTimers();
    speed = "normal";
    on = [];
    stage = new Stage((beat) => on.push(beat), () => speed);
  });
  afterEach(() => vi.useRealTimers());
  const kinds = (): (string | undefined)[] => on.map((each) => each?.kind);

  test("shows one beat after the other, then the present", () => {
    stage.push(play, table, table, sheets, 10);
    expect(kinds()).toEqual(["reveal"]);
    expect(on[0]?.told).toBe(12);
    vi.advanceTimersByTime(ORDINARY_DOWN);
    expect(kinds()).toEqual(["reveal", "strength", "outcome", undefined]);
  });
  test("is skipped at once", () => {
    stage.push(play, table, table, sheets, 0);
    stage.skip();
    vi.advanceTimersByTime(ORDINARY_DOWN);
    expect(kinds()).toEqual(["reveal", undefined]);
  });
  test("shows nothing where nothing is to be shown", () => {
    stage.push([line(H.DREW, 0, 1)], table, table, sheets, 0);
    expect(on).toEqual([]);
  });
  test("shows nothing when it is off", () => {
    speed = "off";
    stage.push(play, table, table, sheets, 0);
    expect(on).toEqual([]);
  });
  test.each(Object.entries(SPEEDS).filter(([, factor]) => factor))("has a speed %s", (name, factor) => {
    speed = name as Speed;
    stage.push(play, table, table, sheets, 0);
    const first = (on[0]?.ms ?? 0) * factor;
    vi.advanceTimersByTime(first - 1);
    expect(on.length).toBe(1);
    vi.advanceTimersByTime(2);
    expect(on.length).toBe(2);
  });
  test("takes up what comes while it plays, and hurries if much waits", () => {
    for (let i = 0; i < 12; i += 1) stage.push([line(H.DOWN, 0, 1, 25), line(H.FIRST_DOWN_EVENT, 0), ...play], table, table, sheets, 0);
    vi.advanceTimersByTime(20_000);
    expect(on.at(-1)).toBeNull();
    expect(kinds().filter((each) => each === "moment").length).toBe(12);
  });
});
