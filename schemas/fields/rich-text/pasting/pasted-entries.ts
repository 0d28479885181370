import type { listKinds, textStyles } from "../rich-text.contract.ts";
import type { LossCounter } from "./paste-losses.ts";
import type { Marks } from "./pasted-styles.ts";

export type TextStyle = (typeof textStyles)[number];

/** An item of a list. `number` is the number that the item had; null if it isn't known. */
export type ListItem = {
  kind: (typeof listKinds)[number];
  level: number;
  number: number | null;
};

export type PastedLink = { href: string };

export type Words = { marks: Marks; link: PastedLink | null };

type Run = Words & { text: string };

type PastedSpan = { _type: "span"; _key: string; text: string; marks: string[] };

type PastedParagraph = {
  _type: "block";
  _key: string;
  style: TextStyle;
  children: PastedSpan[];
  markDefs: { _type: "link"; _key: string; kind: "external"; href: string }[];
  listItem?: ListItem["kind"];
  level?: number;
};

type PastedCode = { _type: "codeSample"; _key: string; code: string; language?: string };

/** A paragraph or a code sample, as the studio stores it. */
export type PastedEntry = PastedParagraph | PastedCode;

/**
 * Maximum number of entries that are pasted at once. The rich-text editor makes about one patch of
 * each, and the page sends at most 2,000 patches to the studio at once.
 */
const MOST_ENTRIES = 1_000;

/** Maximum number of characters that are pasted at once. */
const LONGEST = 200_000;

/** Maximum nesting level of lists, the same as in Sanity's editor. */
const DEEPEST_LIST = 10;

const isBlank = (text: string): boolean => !/[^\s\u200b]/.test(text);

/**
 * Collapses the white space of a paragraph as a browser does, also around line breaks and across
 * runs. Programs write additional spaces as no-break spaces.
 */
function collapse(runs: readonly Run[]): Run[] {
  const collapsed: Run[] = [];
  let last = "\n";
  for (const run of runs) {
    let text = run.text
      .replaceAll(/[ \u00a0]{2,}/g, " ")
      .replaceAll(/[ \u00a0]*\n[ \u00a0]*/g, "\n");
    const before = collapsed.at(-1);
    if (/^[ \u00a0]/.test(text) && /\s/.test(last)) {
      text = text.trimStart();
      if (before) before.text = before.text.replace(/\u00a0$/, " ");
    }
    if (text.startsWith("\n") && before) before.text = before.text.trimEnd();
    if (text === "") continue;
    last = text.at(-1) ?? last;
    collapsed.push({ ...run, text });
  }
  for (let end = collapsed.at(-1); end && /\s$/.test(end.text); end = collapsed.at(-1)) {
    end.text = end.text.trimEnd();
    if (end.text === "") collapsed.pop();
  }
  const [start] = collapsed;
  if (start) start.text = start.text.trimStart();
  return collapsed.filter(({ text }) => text !== "");
}

const markNames = (marks: Marks): string[] => [
  ...(marks.strong ? ["strong"] : []),
  ...(marks.em ? ["em"] : []),
  ...(marks.code ? ["code"] : []),
];

const isHeading = (style: TextStyle): boolean => /^h\d$/.test(style);

/**
 * Collects the words of pasted content, and makes paragraphs and code samples of them. Drops empty
 * paragraphs.
 */
export function createEntries(createKey: () => string, losses: LossCounter) {
  const entries: PastedEntry[] = [];
  let open: { style: TextStyle; item: ListItem | null; runs: Run[] } | null = null;
  let length = 0;
  let isCut = false;

  /** Returns how much of a text there is room for. Reports once that there is no more. */
  function fit(text: string): string {
    const isFull = entries.length >= MOST_ENTRIES;
    const fitting = isFull ? "" : text.slice(0, LONGEST - length);
    length += fitting.length;
    if (fitting.length < text.length && !isBlank(text) && !isCut) {
      isCut = true;
      losses.add("length");
    }
    return fitting;
  }

  function spansOf(runs: readonly Run[], style: TextStyle) {
    const keys = new Map<PastedLink, string>();
    const children: PastedSpan[] = [];
    // A heading is bold by itself.
    const isBold =
      isHeading(style) && runs.every(({ marks, text }) => marks.strong || isBlank(text));
    for (const { text, marks, link } of runs) {
      if (link && !keys.has(link)) keys.set(link, createKey());
      const linkKey = link === null ? [] : [keys.get(link) ?? ""];
      const names = [...markNames(isBold ? { ...marks, strong: false } : marks), ...linkKey];
      const last = children.at(-1);
      if (last && last.marks.join(" ") === names.join(" ")) last.text += text;
      else children.push({ _type: "span", _key: createKey(), text, marks: names });
    }
    const markDefs = [...keys].map(
      ([{ href }, _key]) => ({ _type: "link", _key, kind: "external", href }) as const,
    );
    return { children, markDefs };
  }

  function end(): void {
    const paragraph = open;
    open = null;
    if (paragraph === null) return;
    const runs = collapse(paragraph.runs);
    if (runs.every(({ text }) => isBlank(text))) return;
    const { style, item } = paragraph;
    const before = entries.at(-1);
    const continuesList = before?._type === "block" && before.listItem !== undefined;
    if (item && (item.number ?? 1) > 1 && !continuesList) losses.add("numbering");
    entries.push({
      _type: "block",
      _key: createKey(),
      style,
      ...spansOf(runs, style),
      ...(item && { listItem: item.kind, level: Math.min(DEEPEST_LIST, item.level) }),
    });
  }

  const isOpenEmpty = () => open === null || open.runs.every(({ text }) => isBlank(text));

  /**
   * Begins a line within a paragraph. An empty line ends the paragraph, except in a list, where the
   * rest would no longer belong to its item.
   */
  function breakLine(words: Words): void {
    if (open === null || isOpenEmpty()) return;
    const last = open.runs.findLast(({ text }) => text === "\n" || !isBlank(text));
    if (last?.text !== "\n") open.runs.push({ ...words, text: "\n" });
    else if (open.item === null) {
      const { style, item } = open;
      end();
      open = { style, item, runs: [] };
    }
  }

  return {
    entries,
    end,
    breakLine,
    isOpenEmpty,
    /** Begins a paragraph. Within an item of a list, begins a line if the item already has words. */
    begin(style: TextStyle, item: ListItem | null, words: Words): void {
      if (open !== null && item !== null && open.item === item && !isOpenEmpty()) {
        breakLine(words);
        return;
      }
      end();
      open = { style, item, runs: [] };
    },
    write(text: string, words: Words): void {
      const fitting = fit(text);
      if (fitting === "") return;
      open ??= { style: "normal", item: null, runs: [] };
      open.runs.push({ ...words, text: fitting });
    },
    /** Adds a code sample, or more lines to the code sample before it. */
    addCode(text: string, language: string | undefined, continues: boolean): void {
      end();
      const code = fit(text);
      if (isBlank(code)) return;
      const before = entries.at(-1);
      if (continues && before?._type === "codeSample") before.code += `\n${code}`;
      else {
        const named = language === undefined ? {} : { language };
        entries.push({ _type: "codeSample", _key: createKey(), code, ...named });
      }
    },
  };
}
