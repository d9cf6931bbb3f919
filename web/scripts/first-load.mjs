// Reports what a browser downloads before the first screen, and fails above the budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET_KB = 200;
const DIST = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf8"));

/** Every file that loading `key` needs: itself, its static imports, their styles and the Latin fonts. */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const asset of chunk.assets ?? []) {
    if (!asset.includes("-ext-") && !asset.endsWith(".woff")) seen.add(asset);
  }
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** What travels over the line: fonts are compressed already, everything else is gzipped. */
function weight(file) {
  const bytes = readFileSync(new URL(file, DIST));
  return file.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const SCREENS = {
  home: ["index.html", "../src/trilithon/locales/fr.ftl?raw", "src/home/Home.svelte"],
  "table of m": ["index.html", "../src/trilithon/locales/fr.ftl?raw", "src/room/Room.svelte", "src/games/m/index.ts"],
  "table of century": ["index.html", "../src/trilithon/locales/fr.ftl?raw", "src/room/Room.svelte", "src/games/century/index.ts"],
};

let failed = false;
for (const [screen, keys] of Object.entries(SCREENS)) {
  const files = new Set(["index.html"]);
  for (const key of keys) for (const file of filesOf(key)) files.add(file);
  const kb = [...files].reduce((sum, file) => sum + weight(file), 0) / 1000;
  const verdict = kb <= BUDGET_KB ? "ok" : "TOO HEAVY";
  failed ||= kb > BUDGET_KB;
  console.log(`first load, ${screen}: ${kb.toFixed(1)} kB of ${BUDGET_KB} kB gzipped, ${files.size} files, ${verdict}`);
}
process.exit(failed ? 1 : 0);
