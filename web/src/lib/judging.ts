// A position as somebody sets it up, and what the judge is asked for it.

import { namesIn } from "./table";
import { DEFAULT_EDITION, type SetUp } from "./wire";

export type Zone = "plays" | "actions" | "nextPlays" | "bench" | "exhausted" | "superstars" | "powerUps" | "gridirons";

/** The zones, each with the sections of a deck that its cards are of. */
export const ZONES: Record<Zone, RegExp> = {
  plays: /^Plays$/,
  actions: /^(Actions|Power Ups|Gridirons|Superstars)$/,
  nextPlays: /^Plays$/,
  bench: /^(Offense|Defense)$/,
  exhausted: /^(Offense|Defense)$/,
  superstars: /^Superstars$/,
  powerUps: /^Power Ups$/,
  gridirons: /^Gridirons$/,
};

export interface SideWishes {
  deck: string;
  score: number;
  timeouts: number;
  zones: Record<Zone, string>;
}

export const newSide = (): SideWishes => ({
  deck: "first-steps",
  score: 0,
  timeouts: 3,
  zones: { plays: "", actions: "", nextPlays: "", bench: "", exhausted: "", superstars: "", powerUps: "", gridirons: "" },
});

export type Situation = Pick<SetUp, "edition" | "all_pro" | "half" | "clock" | "down" | "ball" | "offense" | "lined_up">;

export const newSituation = (): Situation => ({
  edition: DEFAULT_EDITION,
  all_pro: false,
  half: 1,
  clock: 15,
  down: 1,
  ball: 25,
  offense: 0,
  lined_up: true,
});

/** The set-up that the server is asked for. */
export function setUpOf(situation: Situation, home: SideWishes, away: SideWishes): SetUp {
  const both = (zone: Zone): [string[], string[]] => [namesIn(home.zones[zone]), namesIn(away.zones[zone])];
  return {
    ...situation,
    deck: home.deck,
    opponents_deck: away.deck,
    score: [home.score, away.score],
    timeouts: [home.timeouts, away.timeouts],
    plays: both("plays"),
    actions: both("actions"),
    next_plays: both("nextPlays"),
    bench: both("bench").flat(),
    exhausted: both("exhausted").flat(),
    superstars: both("superstars"),
    power_ups: both("powerUps"),
    gridirons: both("gridirons"),
  };
}
