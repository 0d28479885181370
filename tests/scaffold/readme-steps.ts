import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/places.ts";

/** One step of the README: a file to write, or lines to add to one that is there. */
export type Step = { file: string; isNew: boolean; text: string };

const section = /^## Add a block$(.*?)^## /ms;
const fence = /^```(tsx?|diff) file=(\S+)\n(.*?)^```$/gms;

/** The steps of the README's "Add a block", in their order. Throws when there is none. */
export function readSteps(): Step[] {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const steps = [...(section.exec(readme)?.[1] ?? "").matchAll(fence)].map(
    ([, kind, file = "", text = ""]) => ({ file, isNew: kind !== "diff", text }),
  );
  if (steps.length === 0) throw new Error('The README has no steps under "Add a block".');
  return steps;
}

/**
 * Adds to a file the lines that a diff marks with `+`, each after the line before it in the diff. Throws when that
 * line is not in the file exactly once: then the README no longer says where.
 */
export function addLines(content: string, diff: string): string {
  const lines = content.split("\n");
  let place = -1;
  for (const line of diff.trimEnd().split("\n")) {
    const words = line.slice(1);
    if (line.startsWith("+")) {
      place += 1;
      lines.splice(place, 0, words);
    } else {
      place = lines.indexOf(words);
      const isAlone = place >= 0 && lines.indexOf(words, place + 1) < 0;
      if (!isAlone) throw new Error(`"${words}" does not stand in the file once.`);
    }
  }
  return lines.join("\n");
}
