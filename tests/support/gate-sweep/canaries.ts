import { gatedPages, leaksIn } from "../canary.ts";

/** Stands in every sentence, name and address behind the gates of the sweep, and nowhere else. */
export const WORD = "lantern7q";

/** The film behind a gate, by the id that its host knows it by. */
export const FILM = "L7qCanary_0";

/** What must not be found: words, and the names that uploaded files got. */
export type Canaries = readonly string[];

/** How many bytes of canaries a text holds, those of the sample site's gates included. */
export function canaryBytes(text: string, canaries: Canaries): number {
  const found = canaries.flatMap((canary) =>
    Array.from({ length: text.split(canary).length - 1 }, () => canary.length),
  );
  const sample = leaksIn(text).map((fragment) => fragment.length);
  return [...found, ...sample].reduce((sum, length) => sum + length, 0);
}

/** The sample site's own gated pages. */
export const samplePaths: readonly string[] = Object.values(gatedPages);
