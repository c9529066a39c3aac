// The teams' colours, fetched once. Cards of other teams get a colour of their kind.

import { api } from "./api";
import type { CardSheet, TableSeen } from "./wire";

/** The teams of the lessons and the first game are no franchises of the league. */
const known = $state<Record<string, [string, string]>>({
  "Tidewater Herons": ["#0f4c5c", "#9ad9dc"],
  "Ironridge Badgers": ["#5b2333", "#f2c6a0"],
});
let asked = false;

export function teamColours(team: string): [string, string] {
  if (!asked) {
    asked = true;
    api.teams().then(
      (teams) => teams.forEach((each) => (known[each.name] = each.colours)),
      () => (asked = false),
    );
  }
  return known[team] ?? (team ? ["#334155", "#cbd5e1"] : ["#1f3b2d", "#7dd3a8"]);
}

/** The colours of both sides: those of the team that most of their Players are of. */
export function coloursOf(table: TableSeen, sheets: CardSheet[]): [[string, string], [string, string]] {
  const [first, second] = [0, 1].map((seat) => {
    const counts = new Map<string, number>();
    for (const player of table.sides[seat]?.players ?? []) {
      const team = sheets[player.card]?.team ?? "";
      counts.set(team, (counts.get(team) ?? 0) + 1);
    }
    const [most] = [...counts].sort((one, other) => other[1] - one[1]);
    return teamColours(most?.[0] ?? "");
  });
  const home: [string, string] = first ?? ["#1e3a8a", "#cbd5e1"];
  const away: [string, string] = second ?? ["#7f1d1d", "#cbd5e1"];
  return away[0] === home[0] ? [home, ["#4a2020", away[1]]] : [home, away];
}
