import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A studio's scripts, as built by `sanity build`. */
export type BuiltStudio = {
  scripts: Map<string, string>;
  /** Names of the scripts that the studio's page always loads: the entry script and its static imports. */
  first: Set<string>;
};

const entry = /<script src="\/static\/([^"]+\.js)" type="module"/;

/** Matches the static imports of a script, but not `import()`. */
const imported = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/** Reads the output folder of `sanity build`. Throws if its page has no script. */
export function readBuiltStudio(folder: string): BuiltStudio {
  const files = join(folder, "static");
  const names = readdirSync(files).filter((name) => name.endsWith(".js"));
  const scripts = new Map(names.map((name) => [name, readFileSync(join(files, name), "utf8")]));
  const [, begin] = entry.exec(readFileSync(join(folder, "index.html"), "utf8")) ?? [];
  if (begin === undefined) throw new Error(`The page in ${folder} names no script.`);
  const first = new Set([begin]);
  // The loop also visits the names that it adds, because iterating a set includes them.
  for (const name of first) {
    for (const [, next = ""] of (scripts.get(name) ?? "").matchAll(imported)) first.add(next);
  }
  return { scripts, first };
}

/** Sum of the bytes of some scripts, each compressed separately (gzip). */
export function studioBytes({ scripts }: BuiltStudio, names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) sum += gzipSync(scripts.get(name) ?? "", { level: 6 }).length;
  return sum;
}

export const uselessInStudio = {
  "zod's texts in other languages": /無効な入力|Entrada inválida/,
  "code of the site": /__next_f|next\/dist|marquee_consent|data-opens/,
  "Sanity's query tool": /SanityVision/,
};
