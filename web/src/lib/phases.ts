// Where in the down the game is: the steps of an edition, and which of them it is now.

import type { Question, TableSeen } from "./wire";
import { Ask } from "./wire";
import { words } from "./words";

export interface Phase {
  name: keyof typeof words.phases;
  /** The timing point, as its bit; 0 if it is none. */
  point: number;
  asks: readonly number[];
}

const LATER: readonly Phase[] = [
  { name: "lineUps", point: 0, asks: [Ask.ASK_LINE_UP] },
  { name: "possession", point: 1, asks: [] },
  { name: "down", point: 2, asks: [Ask.ASK_PLAY_OR_KICK] },
  { name: "prior", point: 4, asks: [] },
  { name: "call", point: 0, asks: [Ask.ASK_CALL] },
  { name: "adjustments", point: 8, asks: [] },
  { name: "designation", point: 64, asks: [Ask.ASK_DESIGNATION] },
  { name: "designated", point: 128, asks: [] },
  { name: "results", point: 0, asks: [Ask.ASK_TIMEOUT] },
  { name: "end", point: 256, asks: [] },
];

const FIRST: readonly Phase[] = [
  { name: "lineUps", point: 0, asks: [Ask.ASK_LINE_UP] },
  { name: "prior", point: 4, asks: [] },
  { name: "call", point: 0, asks: [Ask.ASK_CALL, Ask.ASK_PLAY_OR_KICK] },
  { name: "adjustments", point: 8, asks: [] },
  { name: "stopped", point: 16, asks: [] },
  { name: "incomplete", point: 32, asks: [] },
  { name: "before", point: 64, asks: [] },
  { name: "designation", point: 0, asks: [Ask.ASK_DESIGNATION] },
  { name: "designated", point: 128, asks: [] },
  { name: "results", point: 0, asks: [Ask.ASK_TIMEOUT] },
  { name: "end", point: 256, asks: [] },
];

/** The steps of a down, in their order. */
export const phasesOf = (edition: string): readonly Phase[] => (edition === "2019" ? FIRST : LATER);

/** Which step it is; -1 if nothing that one may know tells it. */
export function phaseNow(phases: readonly Phase[], table: TableSeen, question: Question | null): number {
  if (table.point) return phases.findIndex((each) => each.point === table.point);
  if (question) {
    const asked = phases.findIndex((each) => each.asks.includes(question.kind));
    if (asked >= 0) return asked;
  }
  return table.this.results ? phases.findIndex((each) => each.name === "results") : -1;
}
