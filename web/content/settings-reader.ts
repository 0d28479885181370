import * as z from "zod";
import type { Answer } from "./last-good.ts";

/** Where good answers are kept; see `last-good.ts`. */
type Kept = {
  store: (key: string, answer: Answer) => Promise<void>;
  find: (key: string) => Promise<Answer | undefined>;
};

/** One settings document as it came. */
type Stored<T> = {
  name: string;
  shape: z.ZodType<T>;
  stored: unknown;
  fallback: T;
  /** False in a preview: a draft never stands in for what is published. */
  isPublished: boolean;
};

/**
 * Reads settings documents one by one. One that is missing is its defaults; one that is broken is what it last was
 * while it was good, and only where it never was, its defaults: a fault in the menu must not take the consent texts
 * along, nor turn a site of four languages into one of one. `log` takes one line.
 */
export function createSettingsReader(kept: Kept, log: (line: string) => void) {
  return async function read<T>(document: Stored<T>): Promise<T> {
    const { name, shape, stored, fallback, isPublished } = document;
    const key = `settings ${name}`;
    const parsed = shape.safeParse(stored);
    if (parsed.success) {
      // A missing document is no longer kept either: it was taken away on purpose.
      if (isPublished) await kept.store(key, { result: stored ?? null, tags: [] });
      return parsed.data;
    }
    const before = isPublished ? shape.safeParse((await kept.find(key))?.result) : null;
    const instead = before?.success ? "its last good version is" : "its defaults are";
    log(`content: ${name} can't be used, so ${instead}: ${z.prettifyError(parsed.error)}`);
    return before?.success ? before.data : fallback;
  };
}
