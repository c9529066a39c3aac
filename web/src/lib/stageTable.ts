// The table after one thing that happened, as far as its line tells it. What a line does not tell stays
// as it was: the stage ends with the table that the server sent, whatever was shown on the way there.

import type { CardSheet, DownSeen, EffectSeen, LogLine, PlayerSeen, SideSeen, TableSeen } from "./wire";
import { Happened as H } from "./wire";

const SEAT_SLOTS = 10; // slots of one seat
const TACKLE = 8;
const COMPLETE = 4;
const SUCCESSFUL = 2;
const FIELD_GOAL_POINTS = 3;
const TAKEN_BACK = 1;
/** The Play Strength of plays that lie face up and are not added up yet. */
export const NOT_ADDED = -1;

const BLANK: DownSeen = {
  spot: 0, kick: 0, revealed: false, call: 0, call_yards: 0, low: 0, high: 0, defense_calls: 0, strength: 0, outcome: 0,
  runner: -1, tackler: -1, base_add: 0, ledger: [], results: false, yards: 0, turnover: 0, turnover_by: -1, replay: 0,
  time_add: 0, time_set: -1, first_down: false, scored: 0, scorer: -1, silenced: 0, no_draw: 0,
}; // prettier-ignore

function down(table: TableSeen, change: Partial<DownSeen>): TableSeen {
  return { ...table, this: { ...table.this, ...change } };
}

function side(table: TableSeen, seat: number, change: (side: SideSeen) => Partial<SideSeen>): TableSeen {
  return { ...table, sides: table.sides.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

function players(table: TableSeen, change: (player: PlayerSeen) => Partial<PlayerSeen>): TableSeen {
  const sides = table.sides.map((each) => ({ ...each, players: each.players.map((player) => ({ ...player, ...change(player) })) }));
  return { ...table, sides };
}

const onlyAt = (slot: number, change: Partial<PlayerSeen>) => (player: PlayerSeen): Partial<PlayerSeen> => (player.slot === slot ? change : {});

function put(numbers: number[], at: number, number: number): number[] {
  return numbers.map((each, i) => (i === at ? number : each));
}

/** The list without one of that card. */
function less(cards: number[], card: number): number[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** The layers without the topmost that belongs to that card. */
function resolved(layers: EffectSeen[], card: number): EffectSeen[] {
  const at = layers.map((each) => each.card).lastIndexOf(card);
  return at < 0 ? layers : [...layers.slice(0, at), ...layers.slice(at + 1)];
}

function layered(table: TableSeen, seat: number, card: number, slot: number): TableSeen {
  return { ...table, layers: [...table.layers, { seat, card, ability: 0, slot, cancelled: false, chosen: 0 }] };
}

/** A new down: nothing is called, nobody designated, no effect waits. */
function fresh(table: TableSeen, spot: number): TableSeen {
  const sides = table.sides.map((each) => ({ ...each, call: null }));
  return { ...table, ball: spot, point: 0, layers: [], waiting: [], sides, this: { ...BLANK, spot } };
}

export function tableAfter(table: TableSeen, line: LogLine, sheets: readonly CardSheet[]): TableSeen {
  const { kind, seat = -1, a = -1, b = -1 } = line;
  switch (kind) {
    case H.POSSESSION:
      return players({ ...fresh(table, a), offense: seat, down: 1 }, () => ({ on_field: false }));
    case H.LINED_UP:
      return players(side(table, seat, () => ({ lined_up: 0 })), (player) =>
        Math.floor(player.slot / SEAT_SLOTS) !== seat ? {} : a & (1 << player.slot) ? { on_field: true, exhausted: false } : { on_field: false },
      );
    case H.DOWN:
      return { ...fresh(table, b), down: a };
    case H.DREW:
      return side(table, seat, (own) =>
        a === 0
          ? { plays_in_deck: own.plays_in_deck - 1, plays_in_hand: own.plays_in_hand + 1, play_hand: own.play_hand && b >= 0 ? [...own.play_hand, b] : own.play_hand }
          : { actions_in_deck: own.actions_in_deck - 1, actions_in_hand: own.actions_in_hand + 1, action_hand: own.action_hand && b >= 0 ? [...own.action_hand, b] : own.action_hand },
      );
    case H.KICK_CHOSEN:
      return down(table, { kick: a });
    case H.CALLED:
      return side(table, seat, () => ({ call: { card: a, x: b } }));
    case H.CHECKED:
      return down(table, { revealed: true, outcome: a, strength: b });
    case H.CARD_PLAYED:
      return side(layered(table, seat, a, b), seat, (own) => ({
        actions_in_hand: Math.max(own.actions_in_hand - 1, 0),
        action_hand: own.action_hand && less(own.action_hand, a),
      }));
    case H.ABILITY_USED:
      return layered(table, seat, a, b);
    case H.TRIGGER_ADDED:
      return { ...layered(table, seat, a, -1), waiting: resolved(table.waiting, a) };
    case H.RESOLVES:
      return { ...table, layers: resolved(table.layers, a) };
    case H.CANCELLED:
      return { ...table, layers: table.layers.map((each) => (each.card === a ? { ...each, cancelled: true } : each)) };
    case H.DESIGNATED:
      return down(table, b === TACKLE ? { tackler: a } : { runner: a });
    case H.YARDS_CHANGED:
      return down(table, { ledger: [...table.this.ledger, a, b, 0] });
    case H.YARDS:
      return down(table, { results: true, yards: b });
    case H.MARKER:
    case H.BALL_MOVED:
      return { ...table, ball: b };
    case H.EXHAUSTED:
      return players(table, onlyAt(a, { exhausted: true }));
    case H.ENERGIZED:
      return players(table, onlyAt(a, { exhausted: false }));
    case H.BENCHED:
      return players(table, onlyAt(a, { on_field: false }));
    case H.CAME_IN:
      return players(table, onlyAt(a, { on_field: true }));
    case H.TOUCHDOWN_EVENT:
    case H.SAFETY_EVENT:
      return { ...table, score: put(table.score, seat, (table.score[seat] ?? 0) + a) };
    case H.POINTS:
      return { ...table, score: put(table.score, seat, (table.score[seat] ?? 0) + (b === TAKEN_BACK ? -a : a)) };
    case H.FIELD_GOAL_GOOD:
      return { ...table, score: put(table.score, seat, (table.score[seat] ?? 0) + FIELD_GOAL_POINTS) };
    case H.CLOCK:
      return { ...table, clock: b };
    case H.CLOCK_SET:
      return { ...table, clock: a };
    case H.TIMEOUT:
      return { ...table, timeouts: put(table.timeouts, seat, a) };
    case H.TIMEOUTS_CHANGED:
      return { ...table, timeouts: put(table.timeouts, seat, b) };
    case H.TURNOVER_EVENT:
      return down(table, { turnover: a, turnover_by: seat });
    case H.TURNOVER_CANCELLED:
      return down(table, { turnover: 0 });
    case H.FIRST_DOWN_EVENT:
      return down(table, { first_down: true });
    case H.STRENGTH:
      return down(table, { strength: a });
    case H.RESULT_MADE:
      return down(table, { outcome: a === COMPLETE ? SUCCESSFUL : a });
    case H.CATCH_RANGE:
      return down(table, { low: a, high: b });
    case H.CALL_CHANGED:
      return a < 0 ? table : side(table, seat, () => ({ call: { card: a, x: -1 } }));
    case H.ATTACHED:
      return /superstar/i.test(sheets[a]?.kind ?? "")
        ? players(table, onlyAt(b, { superstar: a }))
        : players(table, (player) => (player.slot === b ? { power_ups: [...player.power_ups, a] } : {}));
    case H.GRIDIRON_PLAYED:
      return { ...table, gridirons: [...table.gridirons, { owner: seat, card: a }] };
    case H.SECOND_HALF:
      return { ...table, period: 1 };
    case H.OVERTIME:
      return { ...table, period: a + 1 };
    case H.GAME_OVER:
      return { ...table, over: true, winner: seat };
    default:
      return table;
  }
}

/** Both plays lie face up, and nothing is added up yet. */
export function turnedOver(table: TableSeen, known: Partial<DownSeen>): TableSeen {
  return down(table, { ...known, revealed: true, strength: NOT_ADDED, outcome: 0, ledger: [], results: false, turnover: 0 });
}

/** The strengths are added up; what comes of it is not said yet. */
export function addedUp(table: TableSeen, strength: number): TableSeen {
  return down(table, { revealed: true, strength, outcome: 0 });
}
