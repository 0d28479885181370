import type { Shown } from "@marquee/schemas/types";
import { type ContentBlock, listsOf, type ParsedBlock } from "./parse/parse-blocks.ts";

/** A moment in ms since 1970. With null, every block is displayed, whatever its display times. */
export type Moment = number | null;

/** Whether a block with these display times is displayed at a moment. `from` is inclusive, `until` exclusive. */
export const isShownAt = ({ from, until }: Shown, at: Moment): boolean =>
  at === null || ((from ?? -Infinity) <= at && at < (until ?? Infinity));

/** Whether a block contains only other blocks, none of which is displayed. Such a block would leave an empty space. */
function isEmptied(block: ContentBlock, at: Moment): boolean {
  if (block._type !== "columns" && block._type !== "reusable") return false;
  return listsOf(block)
    .flat()
    .every(({ shown }) => !isShownAt(shown, at));
}

/**
 * Returns the entries of a list that are displayed at a moment. Omits entries outside their display
 * times, and blocks that would be empty.
 */
export const displayedAt = (blocks: readonly ParsedBlock[], at: Moment): readonly ParsedBlock[] =>
  blocks.filter((entry) => isShownAt(entry.shown, at) && !(entry.ok && isEmptied(entry.block, at)));

const timesOf = ({ from, until }: Shown): number[] =>
  [from, until].filter((moment) => moment !== null);

function firstAfter(at: number, moments: readonly number[]): number | null {
  const coming = moments.filter((moment) => moment > at);
  return coming.length === 0 ? null : Math.min(...coming);
}

/** Returns the next time (ms since 1970) after `at` at which a period begins or ends; null if there is none. */
export const nextTime = (shown: Shown, at: number): number | null => firstAfter(at, timesOf(shown));

const changesOf = (blocks: readonly ParsedBlock[]): number[] =>
  blocks.flatMap((entry) => [
    ...timesOf(entry.shown),
    ...(entry.ok ? listsOf(entry.block).flatMap(changesOf) : []),
  ]);

/**
 * Returns the next time (ms since 1970) after `at` at which a block in a list, at any depth, appears or disappears.
 * Null if there is none. Gated blocks are not included.
 */
export const nextChange = (blocks: readonly ParsedBlock[], at: number): number | null =>
  firstAfter(at, changesOf(blocks));
