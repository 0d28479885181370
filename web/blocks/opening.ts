import type { ParsedBlock } from "../content/parse/parse-blocks.ts";

/**
 * Returns the index of the block whose heading is the page's `h1`: the first displayed block that can have a heading.
 * An announcement has no heading, so it is skipped. Returns -1 if there is no such block.
 */
export const openingOf = (parsed: readonly ParsedBlock[]): number =>
  parsed.findIndex((entry) => entry.ok && entry.block._type !== "announcement");
