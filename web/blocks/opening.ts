import type { ParsedBlock } from "../content/parse.ts";

/**
 * Takes a list of blocks, gives the place of the one that a page begins with, -1 if there is none: the first that can
 * be shown and may have a heading. A line of news above it has none, and must not cost the page its `h1`.
 */
export const openingOf = (parsed: readonly ParsedBlock[]): number =>
  parsed.findIndex((entry) => entry.ok && entry.block._type !== "announcement");
