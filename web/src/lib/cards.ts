// What kind of card a sheet is, as it is drawn.

import type { CardSheet } from "./wire";

export type Family = "player" | "play" | "action" | "powerup" | "gridiron" | "synergy";

export function family(sheet: CardSheet): Family {
  if (sheet.strength) return "play";
  if (sheet.rating) return "player";
  if (/power up/i.test(sheet.kind)) return "powerup";
  if (/gridiron/i.test(sheet.kind)) return "gridiron";
  if (/synergy/i.test(sheet.kind)) return "synergy";
  return "action";
}
