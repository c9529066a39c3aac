// A deck list as it is typed: changed line by line, so that what somebody wrote stays as it is.

/** The list with one copy more of a card. */
export function withOneMore(list: string, card: string): string {
  return `${list.trimEnd()}\n1 ${card}\n`;
}

/** The list with one copy less: the last line of that card counts down, and goes with its last copy. */
export function withOneLess(list: string, card: string): string {
  const lines = list.split("\n");
  const wanted = card.toLowerCase();
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const [, copies, name] = /^\s*(\d+)\s+(.*)$/.exec(lines[place] ?? "") ?? [];
    if (name === undefined || !(name.toLowerCase() === wanted || name.toLowerCase().startsWith(`${wanted} (`))) continue;
    if (Number(copies) > 1) lines[place] = (lines[place] ?? "").replace(/\d+/, String(Number(copies) - 1));
    else lines.splice(place, 1);
    break;
  }
  return lines.join("\n");
}
