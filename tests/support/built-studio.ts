import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { scratch } from "./places.ts";
import type { Stack } from "./stack.ts";

/** A studio's scripts as `sanity build` wrote them. */
export type BuiltStudio = {
  /** Text of each script, by its file's name. */
  scripts: Map<string, string>;
  /** Names of what its page fetches before anything is decided: the first script and all that it imports. */
  first: Set<string>;
};

/** The folder of a stack's built studio. */
export const studioFolder = ({ name }: Stack) => join(scratch, name, "studio");

const entry = /<script src="\/static\/([^"]+\.js)" type="module"/;

/** What a script imports as such; an `import()` is none of it. */
const imported = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

/** Reads the folder that `sanity build` wrote. Throws where its page names no script. */
export function readBuiltStudio(folder: string): BuiltStudio {
  const files = join(folder, "static");
  const names = readdirSync(files).filter((name) => name.endsWith(".js"));
  const scripts = new Map(names.map((name) => [name, readFileSync(join(files, name), "utf8")]));
  const [, begin] = entry.exec(readFileSync(join(folder, "index.html"), "utf8")) ?? [];
  if (begin === undefined) throw new Error(`The page in ${folder} names no script.`);
  const first = new Set([begin]);
  // A set is walked with what is added on the way.
  for (const name of first) {
    for (const [, next = ""] of (scripts.get(name) ?? "").matchAll(imported)) first.add(next);
  }
  return { scripts, first };
}

/** Bytes of some of its scripts, each compressed (gzip) by itself. */
export function studioBytes({ scripts }: BuiltStudio, names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) sum += gzipSync(scripts.get(name) ?? "", { level: 6 }).length;
  return sum;
}

/** What a studio has no use for, by words that stand in it and nowhere else. */
export const uselessInStudio = {
  "zod's texts in other languages": /無効な入力|Entrada inválida/,
  "code of the site": /__next_f|next\/dist|marquee_consent|data-open-consent/,
  "Sanity's query tool": /SanityVision/,
};
