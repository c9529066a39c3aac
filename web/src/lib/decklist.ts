// A deck list as it is typed: changed line by line, so that what somebody wrote stays as it is.

const HEADING = /^\s*([A-Z][A-Za-z ]*?)\s*(\(\d+\))?\s*:?\s*$/;
const SECTIONS = ["Offense", "Defense", "Plays", "Actions", "Power Ups", "Gridirons", "Superstars", "Synergy"];

/** The copies and the card of a line; nothing if it is none. */
function read(line: string | undefined): { copies: number; name: string } | undefined {
  const [, copies, name] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line ?? "") ?? [];
  return name === undefined ? undefined : { copies: Number(copies), name: name.toLowerCase() };
}

const isCard = (name: string, card: string): boolean => name === card.toLowerCase() || name.startsWith(`${card.toLowerCase()} (`);

function sectionOf(line: string | undefined): string | undefined {
  const name = HEADING.exec(line ?? "")?.[1]?.toLowerCase();
  return SECTIONS.find((each) => each.toLowerCase() === name);
}

/** The headings that say how many cards follow say it right. */
function recounted(lines: string[]): string {
  let heading = -1;
  let cards = 0;
  const tell = (): void => {
    if (heading >= 0) lines[heading] = (lines[heading] ?? "").replace(/\(\d+\)/, `(${cards})`);
  };
  lines.forEach((line, place) => {
    if (sectionOf(line)) {
      tell();
      [heading, cards] = [place, 0];
    } else cards += read(line)?.copies ?? 0;
  });
  tell();
  return lines.join("\n");
}

/** The list with one copy more of a card: in its own section, if the list has sections. */
export function withOneMore(list: string, card: string, section = ""): string {
  const lines = list.trimEnd().split("\n");
  const known = lines.findIndex((line) => isCard(read(line)?.name ?? "", card));
  if (known >= 0) {
    lines[known] = (lines[known] ?? "").replace(/\d+/, (copies) => String(Number(copies) + 1));
    return `${recounted(lines)}\n`;
  }
  if (!lines.some(sectionOf) || !section) return `${recounted([...lines, `1 ${card}`])}\n`.replace(/^\n/, "");
  let heading = lines.findIndex((line) => sectionOf(line) === section);
  if (heading < 0) {
    // Before the first of the sections that come after it, or at the end.
    const later = lines.findIndex((line) => SECTIONS.indexOf(sectionOf(line) ?? "") > SECTIONS.indexOf(section));
    heading = later < 0 ? lines.length : later;
    lines.splice(heading, 0, ...(later < 0 ? ["", `${section} (0)`] : [`${section} (0)`, ""]));
    if (later < 0) heading += 1;
  }
  let last = heading;
  for (let place = heading + 1; place < lines.length && !sectionOf(lines[place]); place += 1) if (read(lines[place])) last = place;
  lines.splice(last + 1, 0, `1 ${card}`);
  return `${recounted(lines)}\n`;
}

/** The list with one copy less: the last line of that card counts down, and goes with its last copy. */
export function withOneLess(list: string, card: string): string {
  const lines = list.split("\n");
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const found = read(lines[place]);
    if (!found || !isCard(found.name, card)) continue;
    if (found.copies > 1) lines[place] = (lines[place] ?? "").replace(/\d+/, String(found.copies - 1));
    else lines.splice(place, 1);
    break;
  }
  return recounted(lines);
}
