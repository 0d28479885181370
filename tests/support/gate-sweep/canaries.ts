import { gatedPages, leaksIn } from "../members/canary.ts";

/**
 * A word in the texts, links and files that the gate sweep puts behind gates, but nowhere else.
 * The gate sweep is a set of tests that send many kinds of requests and search the responses for
 * gated content.
 */
export const WORD = "lantern7q";

export const FILM = "L7qCanary_0";

/** Strings that must not leak: words, and the names of uploaded files. */
export type Canaries = readonly string[];

/** Returns the total length of the canaries and of the sample site's gated sentences that a text contains. */
export function canaryBytes(text: string, canaries: Canaries): number {
  const found = canaries.flatMap((canary) =>
    Array.from({ length: text.split(canary).length - 1 }, () => canary.length),
  );
  const sample = leaksIn(text).map((fragment) => fragment.length);
  return [...found, ...sample].reduce((sum, length) => sum + length, 0);
}

export const samplePaths: readonly string[] = Object.values(gatedPages);
