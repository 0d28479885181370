import { addressed } from "@marquee/schemas/contract";
const OPEN_DATASET =
  "gates: anyone can query this dataset without a token, so no gate is opened. " +
  'Make the dataset private (Sanity: "sanity dataset visibility set <name> private"); the site notices within a minute.';

const CLOSED_AGAIN = "gates: the dataset is private again, so gates are opened.";

/**
 * Validity of a result in ms. A change of the dataset's visibility must be detected within 60 s, including the check
 * itself.
 */
const VALID_MS = 30_000;

/**
 * Queries of the guard. `find` is sent with the site's token and returns a document's ID. `read` is
 * sent without a token and reads the document whose ID is `$id`.
 */
export const gateGuardQueries = {
  // Excludes documents with a dot in their ID, which are private even in a public dataset.
  find: `*[${addressed} && _id in path("*")][0]._id`,
  read: "*[_id == $id][0]._id",
};

export type GateGuardParts = {
  /**
   * Returns the ID of a document that anyone could read if the dataset were public. Null if there
   * is none. This request uses the site's token.
   */
  findDocument: () => Promise<string | null>;
  /** Reads the same document without a token. */
  readAnonymously: (id: string) => Promise<unknown>;
  log: { error: (line: string) => void; info: (line: string) => void };
  now: () => number;
};

/** Checks whether gated content is protected from anonymous readers of the dataset. */
export type GateGuard = {
  areGatesSafe: () => Promise<boolean>;
  expire: () => void;
};

/** Whether the content service denied access, rather than failed. */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "statusCode" in error &&
  (error.statusCode === 401 || error.statusCode === 403);

/**
 * Creates the check that anonymous readers can't query the dataset [GATE-5]. Gates are safe if an
 * anonymous request is denied, or does not find a document that the site's token finds. An empty
 * dataset proves nothing, so gates stay closed and the next call checks again. Results are cached
 * for half a minute, errors are not. Concurrent calls share one check.
 */
export function createGateGuard({
  findDocument,
  readAnonymously,
  log,
  now,
}: GateGuardParts): GateGuard {
  let known: { isSafe: boolean; until: number } | null = null;
  let wasOpen = false;
  let pending: Promise<boolean> | null = null;

  /** Returns whether anonymous readers get no document; null if that can't be found out. */
  async function isDatasetPrivate(): Promise<boolean | null> {
    const id = await findDocument();
    if (id === null) return null;
    try {
      const found = await readAnonymously(id);
      return found === null || found === undefined;
    } catch (error) {
      return isRefusal(error) ? true : null;
    }
  }

  function report(isSafe: boolean): void {
    if (!isSafe && !wasOpen) log.error(OPEN_DATASET);
    if (isSafe && wasOpen) log.info(CLOSED_AGAIN);
    wasOpen = !isSafe;
  }

  async function check(): Promise<boolean> {
    const isSafe = await isDatasetPrivate().catch(() => null);
    known = isSafe === null ? null : { isSafe, until: now() + VALID_MS };
    if (isSafe !== null) report(isSafe);
    return isSafe ?? false;
  }

  return {
    areGatesSafe: async () => {
      if (known !== null && now() < known.until) return known.isSafe;
      pending ??= check().finally(() => (pending = null));
      return pending;
    },
    expire: () => (known = null),
  };
}
