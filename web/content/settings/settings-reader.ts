import type * as z from "zod";
import type { LastGoodResponse } from "../service/last-good.ts";
import type { createProblemLog, DocumentProblem, SettingsName } from "../parse/problems.ts";
import { valueAt } from "../addresses/stored-path.ts";
import { parseTolerantly, type Repairs } from "../parse/tolerant-parse.ts";

/** The disk cache of good responses; see `last-good.ts`. */
type LastGood = {
  store: (key: string, response: LastGoodResponse) => Promise<void>;
  find: (key: string) => Promise<LastGoodResponse | undefined>;
};

/** Shape, defaults and repairs of one settings document. */
export type SettingsDocument<T> = {
  name: SettingsName;
  shape: z.ZodType<T>;
  /** Values used if the document is missing. */
  defaults: T;
  /** Returns the document's ID. Without this function, the ID is `name`. */
  idOf?: (stored: unknown) => string | undefined;
  /**
   * Returns a function that lists the values to try for an invalid field; see {@link Repairs}. The
   * values can come from the last valid version of the document, if there is one.
   */
  fallbacks?: (lastValid: T | null) => NonNullable<Repairs["fallbacks"]>;
  /**
   * Called if a field of a published document is invalid. Returns `settings`, limited so that they
   * allow no more than the last valid version of the document (`lastValid`, null if there is none).
   */
  bound?: (settings: T, lastValid: T | null) => T;
};

/** A settings document as received. */
type Stored = {
  stored: unknown;
  /** False in a preview, because a draft must never be cached for visitors. */
  isPublished: boolean;
};

/** Valid settings, and the fields of the document that are invalid. */
type Read<T> = { settings: T; problems: readonly DocumentProblem[] };

/**
 * Creates a reader that parses each settings document field by field [TOL-1]. A missing document is
 * replaced by its defaults. An invalid field gets its last valid value, else its default. An
 * invalid list entry is dropped. Each problem is logged once.
 */
export function createSettingsReader(lastGood: LastGood, log: ReturnType<typeof createProblemLog>) {
  return async function read<T>(
    document: SettingsDocument<T>,
    { stored, isPublished }: Stored,
  ): Promise<Read<T>> {
    const { name, shape, defaults, bound = (settings) => settings } = document;
    const key = `settings ${name}`;
    const whole = shape.safeParse(stored);
    if (whole.success) {
      // Also caches that a document is missing. An editor deleted it on purpose, so its last valid version must not
      // be used again.
      if (isPublished) await lastGood.store(key, { result: stored ?? null, tags: [] });
      return { settings: whole.data, problems: [] };
    }
    const before = isPublished ? shape.safeParse((await lastGood.find(key))?.result) : null;
    const lastValid = before?.success ? before.data : null;
    const fallbacks = (document.fallbacks ?? fieldsOf(defaults))(lastValid);
    const parsed = parseTolerantly(shape, stored, { fallbacks });
    const isLastValid = lastValid === null ? "its defaults are" : "its last valid version is";
    const documentId = document.idOf?.(stored) ?? name;
    const problem = { documentId, documentType: name, fields: parsed.problems };
    log.document(
      problem,
      parsed.ok ? "is used without what is invalid" : `can't be used, so ${isLastValid}`,
    );
    const usable = parsed.ok ? parsed.value : (lastValid ?? defaults);
    const settings = isPublished ? bound(usable, lastValid) : usable;
    return { settings, problems: [problem] };
  };
}

/** Returns the values to try for a field: its last valid value, then its default. */
const fieldsOf =
  <T>(defaults: T) =>
  (lastValid: T | null): NonNullable<Repairs["fallbacks"]> =>
  (path) =>
    path.length === 1
      ? [valueAt(lastValid, path), valueAt(defaults, path)].filter((value) => value !== undefined)
      : [];
