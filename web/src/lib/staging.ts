// Shows beats one after the other. The game does not wait for it: what is here can be dropped at any moment,
// and the page then shows the present.

import { beatsOf, paced, type Beat } from "./stage";
import type { CardSheet, LogLine, TableSeen } from "./wire";

/** How much slower or faster than normal; 0: nothing is staged. */
export const SPEEDS = { off: 0, slow: 1.6, normal: 1, fast: 0.55, fastest: 0.28 } as const;
export type Speed = keyof typeof SPEEDS;

/** What waits longer than this at normal speed is hurried along: somebody else plays faster than we show. */
const MOST_WAITING = 8000;

export class Stage {
  private queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private spent = 0;
  private playing = false;

  constructor(
    /** What shows now; null: the present. */
    private show: (beat: Beat | null) => void,
    private speed: () => Speed,
  ) {}

  /** An update has come: show what happened, if there is anything to show. `first`: the number of its first line. */
  push(lines: readonly LogLine[], before: TableSeen, after: TableSeen, sheets: readonly CardSheet[], first: number): void {
    if (!SPEEDS[this.speed()]) return this.skip();
    const { beats, spent } = paced(beatsOf(lines, before, after, sheets), this.spent);
    this.spent = spent;
    this.queue.push(...beats.map((beat) => ({ ...beat, told: first + beat.told })));
    if (!this.playing) this.next();
  }

  /** Nothing more of it: the present, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    if (!this.playing) return;
    this.playing = false;
    this.show(null);
  }

  private next(): void {
    const waiting = this.queue.reduce((sum, each) => sum + each.ms, 0);
    const beat = this.queue.shift();
    const factor = SPEEDS[this.speed()];
    if (!beat || !factor) return this.finish();
    this.playing = true;
    this.show(beat);
    this.timer = setTimeout(() => this.next(), beat.ms * factor * Math.min(MOST_WAITING / waiting, 1));
  }

  /** The last beat is over; the down may go on, so what it has taken still counts. */
  private finish(): void {
    this.queue = [];
    if (!this.playing) return;
    this.playing = false;
    this.show(null);
  }
}
