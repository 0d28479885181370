import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../support/stack/places.ts";

/** A file that the guide displays: the whole text of a new one, or the lines that an index gets. */
export type DisplayedFile = { file: string; isNew: boolean; text: string };

const fence = /^```(tsx?|css|diff) file=(\S+)\n(.*?)^```$/gms;

/** Returns the files that a guide in `.github/` displays. */
export function readGuide(name: "add-a-block" | "add-a-document"): DisplayedFile[] {
  const guide = readFileSync(join(root, `.github/${name}.md`), "utf8");
  return [...guide.matchAll(fence)].map(([, kind, file = "", text = ""]) => ({
    file,
    isNew: kind !== "diff",
    text,
  }));
}

/** Returns the lines that a diff adds. */
export const addedLines = (diff: string): string[] =>
  [...diff.matchAll(/^\+(.*)$/gm)].map(([, line = ""]) => line);
