// What happened, as a queue of beats: each shows the table as it was at that moment, for a while. Pure: it
// follows from the lines of an update and the tables before and after it.

import { addedUp, tableAfter, turnedOver } from "./stageTable";
import type { CardSheet, DownSeen, LogLine, TableSeen } from "./wire";
import { Happened as H } from "./wire";

export type MomentName =
  | "touchdown"
  | "pickSix"
  | "interception"
  | "fumble"
  | "safety"
  | "fieldGoalGood"
  | "fieldGoalMissed"
  | "firstDown"
  | "turnoverOnDowns"
  | "replayed"
  | "halfTime"
  | "overtime"
  | "gameOver";

/** Something that stops everybody at the table for a moment. */
export interface Moment {
  name: MomentName;
  /** Whose moment it is; -1: nobody's. */
  seat: number;
  /** Points, or yards. */
  number: number;
}

export type BeatKind =
  | "reveal"
  | "strength"
  | "outcome"
  | "designate"
  | "layer"
  | "resolve"
  | "effect"
  | "yards"
  | "ball"
  | "turn"
  | "grit"
  | "kick"
  | "clock"
  | "timeout"
  | "lineUp"
  | "down"
  | "moment";

export interface Beat {
  kind: BeatKind;
  table: TableSeen;
  /** How long it shows at normal speed. */
  ms: number;
  /** How many of the update's lines have been told when it shows. */
  told: number;
  /** What happens, in the log's words. */
  text: string;
  /** The card that does it, or -1. */
  card: number;
  moment: Moment | null;
  /** The cards that were turned over for Grit so far, each with its seat, and the Grit once it is known (else -1). */
  grit: Grit | null;
}

export interface Grit {
  cards: readonly { seat: number; card: number }[];
  value: number;
}

/** The most that an ordinary down takes at normal speed; moments come on top of it. */
export const ORDINARY_DOWN = 4000;

const LASTS: Record<Exclude<BeatKind, "moment">, number> = {
  reveal: 560,
  strength: 380,
  outcome: 440,
  designate: 200,
  layer: 240,
  resolve: 260,
  effect: 200,
  yards: 320,
  ball: 560,
  turn: 150,
  grit: 560,
  kick: 700,
  clock: 200,
  timeout: 320,
  lineUp: 200,
  down: 120,
};

const MOMENT_LASTS: Record<MomentName, number> = {
  touchdown: 1900,
  pickSix: 2000,
  interception: 1500,
  fumble: 1500,
  safety: 1600,
  fieldGoalGood: 1500,
  fieldGoalMissed: 1300,
  firstDown: 1000,
  turnoverOnDowns: 1300,
  replayed: 900,
  halfTime: 1500,
  overtime: 1300,
  gameOver: 2200,
};

const FUMBLE = 1;
const INTERCEPTION = 2;
const PICK_SIX = 3;
/** Stands for a pass of that many yards, where the play itself is not told any more. */
const SOME_PASS = 128;

/** The moment that a line is, if it is one. */
export function momentOf(line: LogLine): Moment | null {
  const { kind, seat = -1, a = -1, b = -1 } = line;
  switch (kind) {
    case H.TOUCHDOWN_EVENT:
      return { name: b === PICK_SIX ? "pickSix" : "touchdown", seat, number: a };
    case H.TURNOVER_EVENT: // a Pick Six is told with its points
      return a === FUMBLE ? { name: "fumble", seat, number: -1 } : a === INTERCEPTION ? { name: "interception", seat, number: -1 } : null;
    case H.SAFETY_EVENT:
      return { name: "safety", seat, number: a };
    case H.FIELD_GOAL_GOOD:
      return { name: "fieldGoalGood", seat, number: a };
    case H.FIELD_GOAL_MISSED_EVENT:
      return { name: "fieldGoalMissed", seat, number: a };
    case H.FIRST_DOWN_EVENT:
      return { name: "firstDown", seat, number: -1 };
    case H.TURNOVER_ON_DOWNS:
      return { name: "turnoverOnDowns", seat, number: -1 };
    case H.REPLAY:
      return { name: "replayed", seat: -1, number: -1 };
    case H.HALF_ENDS:
      return { name: "halfTime", seat: -1, number: a };
    case H.OVERTIME:
      return { name: "overtime", seat: -1, number: a };
    case H.GAME_OVER:
      return { name: "gameOver", seat, number: -1 };
    default:
      return null;
  }
}

const KINDS = new Map<number, Exclude<BeatKind, "moment">>([
  [H.DESIGNATED, "designate"],
  [H.CARD_PLAYED, "layer"],
  [H.ABILITY_USED, "layer"],
  [H.TRIGGER_ADDED, "layer"],
  [H.RESOLVES, "resolve"],
  [H.CANCELLED, "effect"],
  [H.YARDS_CHANGED, "effect"],
  [H.OFFSET, "effect"],
  [H.STRENGTH, "effect"],
  [H.CATCH_RANGE, "effect"],
  [H.RESULT_MADE, "outcome"],
  [H.CALL_CHANGED, "effect"],
  [H.TURNOVER_CANCELLED, "effect"],
  [H.REPLAY_CANCELLED, "effect"],
  [H.POINTS, "effect"],
  [H.ATTACHED, "effect"],
  [H.GRIDIRON_PLAYED, "effect"],
  [H.YARDS, "yards"],
  [H.MARKER, "ball"],
  [H.BALL_MOVED, "ball"],
  [H.EXHAUSTED, "turn"],
  [H.ENERGIZED, "turn"],
  [H.BENCHED, "turn"],
  [H.CAME_IN, "turn"],
  [H.GRIT_CARD, "grit"],
  [H.GRIT, "grit"],
  [H.GRIT_CHANGED, "grit"],
  [H.PUNTED, "kick"],
  [H.CLOCK, "clock"],
  [H.CLOCK_SET, "clock"],
  [H.TIMEOUT, "timeout"],
  [H.LINED_UP, "lineUp"],
  [H.POSSESSION, "down"],
  [H.DOWN, "down"],
]);

/** Several in a row are shown at once. */
const TOGETHER: ReadonlySet<BeatKind> = new Set<BeatKind>(["turn", "lineUp"]);

/** What an update's lines show, from the table before it to the table after it. */
export function beatsOf(lines: readonly LogLine[], before: TableSeen, after: TableSeen, sheets: readonly CardSheet[]): Beat[] {
  const beats: Beat[] = [];
  let table = before;
  let grit: Grit | null = null;
  const add = (kind: BeatKind, line: LogLine, told: number, ms: number, moment: Moment | null = null): void => {
    const card = kind === "resolve" || kind === "layer" ? (line.a ?? -1) : (line.card ?? -1);
    const last = beats.at(-1);
    if (last && last.kind === kind && TOGETHER.has(kind)) beats[beats.length - 1] = { ...last, table, told };
    else beats.push({ kind, table, ms, told, text: line.text, card, moment, grit });
  };
  lines.forEach((line, i) => {
    table = tableAfter(table, line, sheets);
    if (line.kind === H.SECOND_HALF || line.kind === H.OVERTIME) table = { ...table, clock: fullClock(lines.slice(i), after) };
    if (line.kind === H.GRIT_CARD) grit = { cards: [...(grit?.cards ?? []), { seat: line.seat ?? -1, card: line.a ?? -1 }], value: -1 };
    else if (line.kind === H.GRIT || line.kind === H.GRIT_CHANGED) grit = { cards: grit?.cards ?? [], value: line.a ?? -1 };
    else if (line.kind === H.DOWN || line.kind === H.POSSESSION) grit = null;
    const moment = momentOf(line);
    if (line.kind === H.CALLED) {
      if (lines[i + 1]?.kind === H.CALLED) return; // both turn over together
      table = turnedOver(table, knownOfPlay(lines.slice(i), after));
      add("reveal", line, i + 1, LASTS.reveal);
    } else if (line.kind === H.CHECKED) {
      const whole = table;
      table = addedUp(table, line.b ?? 0);
      add("strength", line, i, LASTS.strength);
      table = whole;
      add("outcome", line, i + 1, LASTS.outcome);
    } else if (moment) {
      add("moment", line, i + 1, MOMENT_LASTS[moment.name], moment);
    } else {
      const kind = KINDS.get(line.kind);
      if (kind) add(kind, line, i + 1, LASTS[kind]);
    }
  });
  return beats;
}

/** What the clock shows at the start of a half: as after it, less what has run off since. */
export function fullClock(rest: readonly LogLine[], after: TableSeen): number {
  const first = rest.find((line) => line.kind === H.CLOCK);
  return first ? (first.a ?? 0) + (first.b ?? 0) : after.clock;
}

/** What a call is worth: the table after it says so, or, once that is a later down's, the yards that came of it. */
function knownOfPlay(rest: readonly LogLine[], after: TableSeen): Partial<DownSeen> {
  const later = rest.some((line) => line.kind === H.DOWN || line.kind === H.POSSESSION);
  if (!later && after.this.revealed) {
    const { call, call_yards, low, high, defense_calls, base_add } = after.this;
    return { call, call_yards, low, high, defense_calls, base_add };
  }
  const yards = rest.find((line) => line.kind === H.YARDS);
  return { call: SOME_PASS, call_yards: yards?.a ?? 0, base_add: 0 };
}

const LEAST = 30; // what would show for less is not shown

/**
 * The beats with what they may take: an ordinary down never takes longer than `ORDINARY_DOWN`, however much
 * happens in it. `spent` is what the down has taken so far; what it has taken after them is returned too.
 */
export function paced(beats: readonly Beat[], spent: number): { beats: Beat[]; spent: number } {
  const made: Beat[] = [];
  let part: Beat[] = [];
  const close = (): void => {
    const whole = part.reduce((sum, each) => sum + (each.moment ? 0 : each.ms), 0);
    const share = whole > 0 ? Math.min(Math.max(ORDINARY_DOWN - spent, 0) / whole, 1) : 1;
    for (const beat of part) {
      const ms = beat.moment ? beat.ms : Math.floor(beat.ms * share);
      if (ms < LEAST) continue;
      made.push({ ...beat, ms });
      if (!beat.moment) spent += ms;
    }
    part = [];
  };
  for (const beat of beats) {
    if (beat.kind === "down" && beats.length) {
      close();
      spent = 0;
    }
    part.push(beat);
  }
  close();
  return { beats: made, spent };
}
