// What the page says when nobody looks at it: in the title, and, if that was allowed, as a notification. And
// who has come to the table or left it. Pure but for `notify`.

import type { Shuffling, Update } from "./wire";
import { words } from "./words";

/** The page's title: whose turn it is. */
export function titleOf(update: Update | null): string {
  if (!update) return words.title;
  if (update.ending) return words.titles.over;
  if (update.question) return words.titles.yours;
  return words.titles.theirs;
}

/** What to say of the other seat's coming and going between two updates; empty: nothing. */
export function companyNews(before: Update | null, after: Update, names: readonly [string, string], own: number): string {
  const other = 1 - own;
  if (!before || after.ending) return "";
  const name = names[other as 0 | 1];
  if (after.seated.includes(other) && !before.seated.includes(other)) return words.company.satDown(name);
  if (!after.here.includes(other) && before.here.includes(other)) return words.company.left(name);
  const known = before.seated.includes(other);
  if (known && after.here.includes(other) && !before.here.includes(other)) return words.company.back(name);
  return "";
}

/** What to say of the other seat before the cards are dealt; empty: nothing. */
export function arrivalNews(before: Shuffling | null, after: Shuffling | null, names: readonly [string, string], own: number): string {
  const other = (1 - own) as 0 | 1;
  return before && after && !before.seated[other] && after.seated[other] ? words.company.satDown(names[other]) : "";
}

/** Tell somebody who looks at something else. */
export function notify(text: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const note = new Notification(words.title, { body: text, tag: "turn", icon: "./icon.svg" });
  note.onclick = () => (window.focus(), note.close());
}
