import {
  blockPart,
  earlierFingerprint,
  fingerprintsOf,
  ORDER,
  SEARCH,
  TITLE,
} from "./fingerprint.ts";
import { type BlockPair, pairBlocks } from "./pair-blocks.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * State of a part of a translation:
 * - `changed`: the source has changed since the translation was last up to date.
 * - `missing`: the translation lacks the part.
 * - `copied`: the part still has the source's text.
 * - `leftOut`: an editor removed the part from the translation, or marked the translation as up to
 *   date without the part.
 * - `own`: only the translation has the part.
 * - `unknown`: no editor has compared the two pages.
 * - `current`: the part is up to date.
 */
export type PartState =
  | "changed"
  | "missing"
  | "copied"
  | "leftOut"
  | "own"
  | "unknown"
  | "current";

export type ComparedPart = { name: string; state: PartState } & (
  | { kind: "title" | "seo" }
  | ({ kind: "block" } & BlockPair)
);

type Comparison = {
  parts: readonly ComparedPart[];
  /** Whether the order of the source's blocks has changed since the translation was last up to date. */
  isReordered: boolean;
};

/** Whether a part contains text, and its text is the same in the source and in the translation. */
export type ReadsTheSame = (
  part: "title" | "seo" | "block",
  source: unknown,
  target: unknown,
) => boolean;

type Sides = { source: unknown; target: unknown };

export function comparePages(
  source: StoredPage,
  target: StoredPage,
  readsTheSame: ReadsTheSame,
): Comparison {
  const prints = fingerprintsOf(source);
  const record = target.translatedFrom?.source._ref === source.id ? target.translatedFrom : null;
  const seen = new Map(record?.seen.map(({ _key, print }) => [_key, print]));
  const blocks = new Map(source.blocks.map((block) => [blockPart(block._key), block]));
  const isSeen = (name: string) => {
    const print = seen.get(name);
    const block = blocks.get(name);
    return print === prints.get(name) || (block && print === earlierFingerprint(block));
  };

  function stateOf(kind: "title" | "seo" | "block", name: string, sides: Sides): PartState {
    if (sides.source === null) return "own";
    if (sides.target === null) return record && isSeen(name) ? "leftOut" : "missing";
    if (record === null) return "unknown";
    if (!isSeen(name)) return "changed";
    const isCopied = record.at === null && readsTheSame(kind, sides.source, sides.target);
    return isCopied ? "copied" : "current";
  }

  const fieldPart = (kind: "title" | "seo", name: string): ComparedPart => ({
    kind,
    name,
    state: stateOf(kind, name, { source: source[kind] ?? {}, target: target[kind] ?? {} }),
  });
  const nameOf = ({ source: mine, target: theirs }: BlockPair) =>
    mine === null ? `own:${theirs?._key}` : blockPart(mine._key);
  return {
    parts: [
      fieldPart("title", TITLE),
      fieldPart("seo", SEARCH),
      ...pairBlocks(source.blocks, target.blocks).map((pair): ComparedPart => {
        const name = nameOf(pair);
        return { kind: "block", name, state: stateOf("block", name, pair), ...pair };
      }),
    ],
    isReordered: record !== null && !isSeen(ORDER),
  };
}

/** State of a whole translation. `open` is the number of parts that need work. */
export type PageState =
  | { state: "unknown" | "current" }
  | { state: "older" | "started"; open: number };

/**
 * Summarizes a comparison. If there are both changed and untranslated parts, the summary reports
 * the changed parts.
 */
export function summaryOf({ parts, isReordered }: Comparison): PageState {
  const count = (...states: readonly PartState[]) =>
    parts.filter(({ state }) => states.includes(state)).length;
  if (count("unknown") > 0) return { state: "unknown" };
  const older = count("changed", "missing") + (isReordered ? 1 : 0);
  if (older > 0) return { state: "older", open: older };
  const copied = count("copied");
  return copied > 0 ? { state: "started", open: copied } : { state: "current" };
}

/**
 * Returns the source of a translated page: the page that it was created from, else its version in
 * the default language. Returns null for an original.
 */
export function sourceOf(
  page: StoredPage,
  group: readonly StoredPage[],
  defaultLanguage: string | null,
): StoredPage | null {
  const others = group.filter(({ id }) => id !== page.id);
  const recorded = others.find(({ id }) => id === page.translatedFrom?.source._ref);
  if (recorded) return recorded;
  if (page.language === defaultLanguage) return null;
  return others.find(({ language }) => language === defaultLanguage) ?? null;
}
