import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PastedEntry } from "./pasted-entries.ts";

/** Signs around marked words. */
const signs: Readonly<Record<string, string>> = { strong: "*", em: "_", code: "`" };

/** Writes an entry with everything that is stored except its keys: `number 1: Ring *the* bell`. */
export function lineOf(entry: PastedEntry): string {
  if (entry._type === "codeSample") return `code ${entry.language ?? "-"}: ${entry.code}`;
  const { style, listItem, level, children, markDefs } = entry;
  const words = children.map(({ text, marks }) =>
    marks.reduceRight((inner, mark) => {
      const link = markDefs.find(({ _key }) => _key === mark);
      return link
        ? `[${inner}](${link.kind} ${link.href})`
        : `${signs[mark]}${inner}${signs[mark]}`;
    }, text),
  );
  const kind = [...(style === "normal" ? [] : [style]), ...(listItem ? [listItem, level] : [])];
  return `${kind.length > 0 ? kind.join(" ") : "p"}: ${words.join("")}`;
}

/** Structures of the pasted documents, in their order. */
type Structure =
  | ("heading1" | "heading2" | "words" | "numbered" | "bullets")
  | ("quote" | "code" | "more" | "table" | "losses");

const depot = "https://nightlight.example/depot";
const programme = "[the programme](external https://nightlight.example/programme)";
const numbered = ["number 1: Ring the bell", "number 1: Wait"];
const bullets = ["bullet 1: Soup", "bullet 2: Bread"];
const quote = ["blockquote: I drove it home."];
const headings = { heading1: ["h2: Opening night"], heading2: ["h3: What to bring"] };
const lists = { numbered, bullets };
const table = ["p: *Stop* – *Time*", "p: Depot – 23:40"];
const code = (language: string) => [`code ${language}: { "reel": 2,\n  "cue": 4 }`];
const wordsOf = (more: string, end = ".") =>
  `p: Bring a *coat* and _two_ lamps${more}${programme}${end}`;

const apple = {
  heading1: ["p: *Opening night*"],
  words: [wordsOf(", and read "), "p: Doors open at seven."],
  ...lists,
};

/**
 * What is kept of each structure, by source, on the page and in the form. A structure that is missing
 * isn't in the source.
 */
export const entriesBySource: Record<string, Partial<Record<Structure, string[]>>> = {
  "word-desktop": {
    ...headings,
    words: [wordsOf(", _not more_, and read ", ". Doors open at seven.")],
    ...lists,
    quote,
    table: [...table, "p: A still:"],
    losses: ["table 1", "image 1", "comment 1"],
  },
  "word-web": {
    ...headings,
    words: [wordsOf(", and read ", ".\nDoors open at seven.")],
    ...lists,
    quote,
    table,
    losses: ["table 1"],
  },
  "google-docs": {
    ...headings,
    words: [wordsOf(", set `cue 2`, and read ")],
    ...lists,
    table,
    losses: ["table 1", "image 1"],
  },
  gmail: {
    words: ["p: Dear all,", wordsOf(", and read "), "p: Doors open at seven. 🔔"],
    ...lists,
    quote: ["p: By the quay", ...quote],
    losses: [],
  },
  // Apple's programs mark headings only by their size.
  "apple-notes": {
    ...apple,
    code: ["p: `cue 2`"],
    table,
    losses: ["table 1"],
  },
  "apple-pages": {
    ...apple,
    table,
    losses: ["table 1"],
  },
  excel: {
    table: ["p: *Stop* – *Time*", `p: [Depot](external ${depot}) – 23:40`, "p: Quay"],
    losses: ["table 1"],
  },
  libreoffice: {
    ...headings,
    words: [wordsOf(", and read "), "p: H2O is in the kitchen1."],
    ...lists,
    quote,
    code: code("-"),
    table,
    losses: ["table 1", "link 1", "letters 2"],
  },
  notion: {
    ...headings,
    words: [wordsOf(", set `cue 2`, and read ")],
    ...lists,
    quote,
    code: code("json"),
    table,
    losses: ["table 1", "image 1", "divider 1"],
  },
  "web-page": {
    ...headings,
    words: [wordsOf(", set `cue 2`, and read ", ", not this.")],
    numbered: ["number 1: Ring the bell", "number 1: Wait\nand see"],
    bullets,
    quote: [...quote, "blockquote: Twice."],
    code: code("json"),
    more: [
      "h4: Small print",
      "h4: Smaller print",
      "p: One line\nanother line",
      "p: a paragraph, underlined",
    ],
    table: ["p: *Stop* – *Time*", "p: Depot – *23:40*"],
    losses: "table 1,image 1,embed 1,link 1,letters 1,heading 2,numbering 1,checkbox 1".split(","),
  },
};

/** Returns the HTML that a program puts on the clipboard for its version of one and the same document. */
export const htmlOf = (source: string): string =>
  readFileSync(join(import.meta.dirname, "fixtures", `${source}.html`), "utf8");

/** Returns what is kept of a source, and what the editor is told. */
export function expectedOf(source: string): { lines: string[]; losses: string[] } {
  const { losses = [], ...structures } = entriesBySource[source] ?? {};
  return { lines: Object.values(structures).flat(), losses };
}
