// Where in the down the game is: the steps of an edition, and which of them it is now.

import type { Question, TableSeen } from "./wire";
import { DEFAULT_EDITION, EDITIONS } from "./wire";

export type Phase = (typeof EDITIONS)[number]["steps"][number];

/** The steps of a down, in their order; of an edition that the page does not know, those of the usual one. */
export function phasesOf(edition: string): readonly Phase[] {
  const usual = EDITIONS.find((each) => each.name === DEFAULT_EDITION);
  return (EDITIONS.find((each) => each.name === edition) ?? usual)?.steps ?? [];
}

/** Which step it is; -1 if nothing that one may know tells it. */
export function phaseNow(phases: readonly Phase[], table: TableSeen, question: Question | null): number {
  if (table.point) return phases.findIndex((each) => each.point === table.point);
  if (question) {
    const asked = phases.findIndex((each) => (each.asks as readonly number[]).includes(question.kind));
    if (asked >= 0) return asked;
  }
  return table.this.results ? phases.findIndex((each) => each.name === "results") : -1;
}
