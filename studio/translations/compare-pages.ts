import { blockPart, fingerprintsOf, ORDER, SEARCH, TITLE } from "./fingerprint.ts";
import { type BlockPair, pairBlocks } from "./pair-blocks.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * How a part of a translation stands to its source. `changed`: the source says something else than when the
 * translation was last up to date, or the part is new there; `missing`: the translation lacks it; `copied`: it still
 * has the source's words; `leftOut`: the translation lacks it and was said to be up to date without it; `own`: only
 * the translation has it; `unknown`: nobody has compared the two yet.
 */
export type PartState =
  | "changed"
  | "missing"
  | "copied"
  | "leftOut"
  | "own"
  | "unknown"
  | "current";

/** A part of a page beside the same part of its translation. */
export type ComparedPart = { name: string; state: PartState } & (
  | { kind: "title" | "seo" }
  | ({ kind: "block" } & BlockPair)
);

/** A page beside its translation. */
type Comparison = {
  parts: readonly ComparedPart[];
  /** The source's blocks stand in another order than when the translation was last up to date. */
  isReordered: boolean;
};

/** Says whether a part has words, and the same ones in both languages. */
export type ReadsTheSame = (
  part: "title" | "seo" | "block",
  source: unknown,
  target: unknown,
) => boolean;

type Sides = { source: unknown; target: unknown };

/** Takes a page and its translation, gives how each part of the one stands to the other. */
export function comparePages(
  source: StoredPage,
  target: StoredPage,
  readsTheSame: ReadsTheSame,
): Comparison {
  const prints = fingerprintsOf(source);
  const record = target.translatedFrom?.source._ref === source.id ? target.translatedFrom : null;
  const seen = new Map(record?.seen.map(({ _key, print }) => [_key, print]));
  const isSeen = (name: string) => seen.get(name) === prints.get(name);

  function stateOf(kind: "title" | "seo" | "block", name: string, sides: Sides): PartState {
    if (sides.source === null) return "own";
    if (sides.target === null) return record && isSeen(name) ? "leftOut" : "missing";
    if (record === null) return "unknown";
    if (!isSeen(name)) return "changed";
    const isCopied = record.at === null && readsTheSame(kind, sides.source, sides.target);
    return isCopied ? "copied" : "current";
  }

  const words = (kind: "title" | "seo", name: string): ComparedPart => ({
    kind,
    name,
    state: stateOf(kind, name, { source: source[kind] ?? {}, target: target[kind] ?? {} }),
  });
  const nameOf = ({ source: mine, target: theirs }: BlockPair) =>
    mine === null ? `own:${theirs?._key}` : blockPart(mine._key);
  return {
    parts: [
      words("title", TITLE),
      words("seo", SEARCH),
      ...pairBlocks(source.blocks, target.blocks).map((pair): ComparedPart => {
        const name = nameOf(pair);
        return { kind: "block", name, state: stateOf("block", name, pair), ...pair };
      }),
    ],
    isReordered: record !== null && !isSeen(ORDER),
  };
}

/** How a whole translation stands to its source; `open`: how many of its parts are to be looked at. */
export type PageState =
  | { state: "unknown" | "current" }
  | { state: "older" | "started"; open: number };

/** Takes a comparison, gives it in one word: what has changed comes before what is still to be translated. */
export function summaryOf({ parts, isReordered }: Comparison): PageState {
  const count = (...states: readonly PartState[]) =>
    parts.filter(({ state }) => states.includes(state)).length;
  if (count("unknown") > 0) return { state: "unknown" };
  const older = count("changed", "missing") + (isReordered ? 1 : 0);
  if (older > 0) return { state: "older", open: older };
  const copied = count("copied");
  return copied > 0 ? { state: "started", open: copied } : { state: "current" };
}
