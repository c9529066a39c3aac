// The drive so far: where each down of this possession began. Pure, so that it can be tested.

import type { TableSeen } from "./wire";

export interface DownBegun {
  period: number;
  offense: number;
  down: number;
  /** Yards from the offense's own end zone. */
  spot: number;
}

/** The drive when the table looks like that, after it was `drive`. A new possession begins anew. */
export function driveAfter(drive: readonly DownBegun[], table: TableSeen): readonly DownBegun[] {
  const now: DownBegun = { period: table.period, offense: table.offense, down: table.down, spot: table.this.spot };
  const last = drive.at(-1);
  if (!last || last.offense !== now.offense || last.period !== now.period || now.down < last.down) {
    return last && last.offense === now.offense && last.period === now.period && now.down === 1 && now.spot !== 25
      ? [...drive, now] // a First Down by an effect (F-16): the same drive
      : [now];
  }
  return last.down === now.down && last.spot === now.spot ? drive : [...drive, now];
}

/** The drive at the end of those tables. */
export function driveOf(tables: readonly TableSeen[]): readonly DownBegun[] {
  return tables.reduce<readonly DownBegun[]>(driveAfter, []);
}
