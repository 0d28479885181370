import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/stack/places.ts";

export type Step = { file: string; isNew: boolean; text: string };

const fence = /^```(tsx?|diff) file=(\S+)\n(.*?)^```$/gms;

export function readSteps(): Step[] {
  const guide = readFileSync(join(root, ".github/add-a-block.md"), "utf8");
  const steps = [...guide.matchAll(fence)].map(([, kind, file = "", text = ""]) => ({
    file,
    isNew: kind !== "diff",
    text,
  }));
  if (steps.length === 0) throw new Error("The guide .github/add-a-block.md has no steps.");
  return steps;
}

/** Adds each line with `+` after the preceding line of the diff, which must occur once in the file. */
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
      if (!isAlone)
        throw new Error(
          `Update .github/add-a-block.md: its line "${words}" must occur once in the file.`,
        );
    }
  }
  return lines.join("\n");
}
