import type { ParsedBlock } from "../content/parse/parse-blocks.ts";

/**
 * Returns the index of the first block that is displayed and can have a heading, or -1. It gets the page's `h1`. An
 * announcement has no heading, so it is skipped.
 */
export const openingOf = (parsed: readonly ParsedBlock[]): number =>
  parsed.findIndex((entry) => entry.ok && entry.block._type !== "announcement");
