// The fields of a card that is typed, by its kind.

import type { Draft } from "./wire";

export type Kind = Draft["kind"];
export type Field = "name" | "position" | "rating" | "team" | "text" | "strength" | "time" | "offense" | "defense" | "subtype" | "timing";

export const KINDS: readonly Kind[] = ["player", "legend", "superstar", "play", "action", "power up", "gridiron", "synergy"];

export const FIELDS: Record<Kind, readonly Field[]> = {
  player: ["name", "position", "rating", "team", "text"],
  legend: ["name", "position", "rating", "team", "text"],
  superstar: ["name", "position", "rating", "team", "text"],
  play: ["name", "strength", "time", "offense", "defense", "text"],
  action: ["name", "subtype", "text", "timing"],
  "power up": ["name", "text", "timing"],
  gridiron: ["name", "subtype", "text", "timing"],
  synergy: ["name", "text"],
};

export const CHOICES: Partial<Record<Field, Partial<Record<Kind, readonly string[]>>>> = {
  subtype: { action: ["Offense", "Defense", "Generic"], gridiron: ["Event", "Weather", "Stadium"] },
};

/** An example of every kind, so that nobody begins with an empty page. */
export const EXAMPLES: Record<Kind, Partial<Record<Field, string>>> = {
  player: { name: "Otto Overland", position: "QB", rating: "88", team: "Ironport Anchors", text: "Exhaust: Draw an Action card. Exhaust only at the end of the play." },
  legend: { name: "Ada Anvil", position: "LB", rating: "97", team: "Ironport Anchors", text: "Tackle: The offense loses 15 yards." },
  superstar: { name: "Otto Overland", position: "QB", rating: "96", team: "Ironport Anchors", text: "Exhaust: Draw 2 Action cards. Exhaust only at the end of the play." },
  play: { name: "Wheel Route", strength: "4", time: "1", offense: "Short Pass: 20 (2-8)", defense: "Run Left / Run Middle", text: "" },
  action: { name: "Second Wind", subtype: "Offense", text: "Gain 10 yards. Draw an Action card.", timing: "Play only after Player Designation." },
  "power up": { name: "Fresh Tape", text: "Attach to one of your Players on the field. The rating of this Player becomes 99.", timing: "Play only at the start of a down." },
  gridiron: { name: "Crosswind", subtype: "Weather", text: "Each player's Long Pass plays gain 5 fewer yards.", timing: "Play only at the start of a possession." },
  synergy: { name: "Deep Harbor", text: "Your plays gain 5 more yards." },
};

/** What the server is asked: the fields of that kind alone. */
export function draftOf(kind: Kind, typed: Partial<Record<Field, string>>): Partial<Draft> {
  const draft: Record<string, string> = { kind };
  for (const field of FIELDS[kind]) draft[field] = typed[field] ?? "";
  return draft as Partial<Draft>;
}
