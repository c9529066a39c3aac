// The teams' colours, fetched once. Cards of other teams get a colour of their kind.

import { api } from "./api";

const known = $state<Record<string, [string, string]>>({});
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
