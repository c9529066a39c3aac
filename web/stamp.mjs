// Notes which sources the built page was made from; a test compares.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const files = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"));
const hash = createHash("sha256");
for (const file of [...files, "index.html", "package.json", "vite.config.ts"].sort()) {
  hash.update(`${file}\0`);
  hash.update(readFileSync(file));
}
writeFileSync("../src/snapcount/server/web/sources.txt", `${hash.digest("hex")}\n`);
