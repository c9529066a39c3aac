// How strength and yards come about, as far as the table shows it: only told, nothing is decided.

import type { CardSheet, DownSeen, TableSeen } from "./wire";
import { Call, Ledger, Outcome } from "./wire";
import { words } from "./words";

/** The strength of one call: as printed, or its X. */
function strengthOf(table: TableSeen, seat: number, sheets: CardSheet[]): number | null {
  const call = table.sides[seat]?.call;
  if (!call) return null;
  const printed = sheets[call.card]?.strength ?? "";
  return printed === "X" ? call.x : Number(printed);
}

/** The sum in words, `7 + 6 = 13, so 3`; empty until the plays are revealed. */
export function sumOf(table: TableSeen, sheets: CardSheet[]): string {
  if (!table.this.revealed || table.this.strength < 0) return "";
  const offense = strengthOf(table, table.offense, sheets);
  const defense = strengthOf(table, 1 - table.offense, sheets);
  if (offense === null || defense === null || Number.isNaN(offense + defense)) return "";
  const whole = offense + defense;
  const digit = whole % 10;
  const steps = digit === whole ? `${offense} + ${defense} = ${whole}` : `${offense} + ${defense} = ${whole} → ${digit}`;
  return digit === table.this.strength ? steps : `${steps} → ${table.this.strength}`;
}

/** The yards so far, while effects only add and take away; null: the engine has more to weigh. */
export function yardsSoFar(this_: DownSeen): number | null {
  const [first] = yardsParts(this_);
  if (first === undefined) return null;
  let sum = Number(first);
  for (let i = 0; i + 2 < this_.ledger.length; i += 3) {
    if (this_.ledger[i] !== Ledger.ADD) return null;
    sum += this_.ledger[i + 1] ?? 0;
  }
  return sum;
}

/** What the yards are made of so far: the play's own, then each effect. */
export function yardsParts(this_: DownSeen): string[] {
  if (!this_.revealed || this_.outcome !== Outcome.SUCCESSFUL) return [];
  const base = this_.call & Call.ANY_PASS ? this_.call_yards : this_.strength * 5;
  const parts = [String(base + this_.base_add)];
  for (let i = 0; i + 2 < this_.ledger.length; i += 3) {
    const amount = this_.ledger[i + 1] ?? 0;
    parts.push(words.ledger[this_.ledger[i] ?? 0]?.(amount) ?? "");
  }
  return parts.filter(Boolean);
}
