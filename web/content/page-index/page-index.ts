import { newestWidths } from "@marquee/schemas/contract";
import type { IndexedPage, IndexedRedirect } from "@marquee/schemas/types";
import type { IndexChange, IndexFile } from "./index-file.ts";
import { createMirror, type Mirror, type MirrorParts, type NewestDocuments } from "./mirror.ts";
import { createPageTable, createRedirectTable } from "./page-table.ts";

/** The pages and redirects that were changed last, and the sync tags of the response. */
type Newest = {
  pages: NewestDocuments<IndexedPage>;
  redirects: NewestDocuments<IndexedRedirect>;
  tags: readonly string[];
};

type Reads<T> = Pick<MirrorParts<T>, "readAfter" | "readIdsAfter">;

export type PageIndexParts = {
  pages: Reads<IndexedPage>;
  redirects: Reads<IndexedRedirect>;
  readNewest: (width: (typeof newestWidths)[number]) => Promise<Newest>;
  file: IndexFile;
  /** The clock, in ms since 1970. */
  now: () => number;
  /** Runs a function after `ms`. */
  later: (run: () => void, ms: number) => void;
  /** Lets other work of the process run between two steps of a comparison. */
  pause: () => Promise<void>;
  /** Called with the error when a comparison in the background has failed and will be repeated. */
  warn: (error: unknown) => void;
};

/**
 * Time in ms after which all changes until then are visible to queries. Transactions that are committed at the same
 * time may become visible in another order than that of their times.
 */
const SETTLING = 10_000;

/** Time in ms after which the newest changes are read again, to find those that became visible late. */
const SETTLED_AFTER = SETTLING + 1_000;

/** Time in ms between two comparisons with all documents, and after a (re)connection. */
const COMPARED_AFTER = 60_000;

/**
 * Time in ms for which the index counts as current without a change. It limits how long it is stale if the connection
 * to the content service's live events fails without an error.
 */
const LIFETIME = 60_000;

/** Number of times that the newest changes are read, if pages are published or deleted meanwhile. */
const ATTEMPTS = 3;

export type PageIndex = ReturnType<typeof createPageIndex>;

/**
 * Creates the index of all published pages and redirects. One per process. It reads all of them once, and then only
 * what has changed, so its work doesn't grow with the number of pages.
 */
export function createPageIndex(parts: PageIndexParts) {
  const { file, now, later } = parts;
  const pages = createPageTable();
  const redirects = createRedirectTable();
  let changes: IndexChange[] = [];
  const pageMirror = createMirror<IndexedPage>({
    ...parts.pages,
    table: pages,
    onChange: (page) =>
      changes.push(typeof page === "string" ? { gone: "page", id: page } : { page }),
  });
  const redirectMirror = createMirror<IndexedRedirect>({
    ...parts.redirects,
    table: redirects,
    onChange: (redirect) =>
      changes.push(
        typeof redirect === "string" ? { gone: "redirect", id: redirect } : { redirect },
      ),
  });
  const mirrors = [pageMirror, redirectMirror] as const;

  let tags: readonly string[] = [];
  let isFilled = false;
  /**
   * When a reading of changes did not reach back to what is known, in ms since 1970. There may be unknown changes before
   * known ones. Null if there are none.
   */
  let gapAt: number | null = null;
  /** All changes before this time, in ms since 1970, are known. */
  let settledAt = 0;
  let isSettlingScheduled = false;
  let comparing: Promise<void> | null = null;
  let nextComparison = 0;

  let isFollowing = false;
  let generation = 0;
  /** The generation, and the time, at which the last update began. */
  let checked = { generation: -1, at: 0 };

  let queue: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  /** Runs works one after another, so that no response is applied after a newer one. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = queue.then(work);
    queue = run.catch(() => undefined);
    return run;
  }

  function save(): void {
    if (changes.length === 0) return;
    file.append(changes, { pages, redirects, settledAt });
    changes = [];
  }

  async function compareNow(): Promise<void> {
    const began = now();
    for (const mirror of mirrors) {
      const steps = mirror.compareAll();
      while ((await steps.next()).done !== true);
    }
    noteCompared(began);
  }

  /** Notes that all documents have been compared since `began`. */
  function noteCompared(began: number): void {
    settledAt = Math.max(settledAt, began);
    if (gapAt !== null && gapAt <= began) gapAt = null;
  }

  async function compareInTurns<T extends IndexedPage | IndexedRedirect>(mirror: Mirror<T>) {
    const steps = mirror.compareAll();
    try {
      while ((await inTurn(() => steps.next())).done !== true) await parts.pause();
    } finally {
      await steps.return(undefined);
    }
  }

  /** Compares all documents in the background. Updates go on meanwhile. */
  function compareSoon(): void {
    if (comparing !== null) return;
    const wait = Math.max(SETTLING, nextComparison - now());
    comparing = new Promise((resolve) => later(() => resolve(compare()), wait));
  }

  async function compare(): Promise<void> {
    const began = now();
    nextComparison = began + COMPARED_AFTER;
    try {
      await compareInTurns(pageMirror);
      await compareInTurns(redirectMirror);
      noteCompared(began);
      comparing = null;
      save();
    } catch (error) {
      parts.warn(error);
      comparing = null;
      compareSoon();
    }
  }

  function settleSoon(): void {
    if (isSettlingScheduled) return;
    isSettlingScheduled = true;
    later(() => {
      isSettlingScheduled = false;
      inTurn(settle).catch(parts.warn);
    }, SETTLED_AFTER);
  }

  async function settle(): Promise<void> {
    const began = now();
    const newest = await parts.readNewest(newestWidths[1]);
    const reaches = mergeNewest(newest);
    if (reaches.includes("short")) gapAt ??= began;
    if (reaches.every((reach) => reach === "settled")) settledAt = began;
    else compareSoon();
    save();
  }

  function mergeNewest(newest: Newest) {
    ({ tags } = newest);
    const since = settledAt - SETTLING;
    return [
      pageMirror.merge(newest.pages, since),
      redirectMirror.merge(newest.redirects, since),
    ] as const;
  }

  /** Finds out what is gone. Returns false if the index differs from the content service for another reason. */
  async function removeMissing(newest: Newest): Promise<boolean> {
    if (pages.size() > newest.pages.count) await pageMirror.removeMissing();
    if (redirects.size() > newest.redirects.count) await redirectMirror.removeMissing();
    return pageMirror.agrees(newest.pages) && redirectMirror.agrees(newest.redirects);
  }

  /** Reads and applies the newest changes. Returns null if they don't reach back to what is known. */
  async function readNewest(): Promise<Newest | null> {
    const began = now();
    // After a gap, known documents don't show that everything before them is known.
    const mayJoin = gapAt === null;
    for (const width of mayJoin ? newestWidths : newestWidths.slice(-1)) {
      const newest = await parts.readNewest(width);
      const reaches = mergeNewest(newest);
      const isSettled = reaches.every((reach) => reach === "settled");
      if (isSettled || (mayJoin && !reaches.includes("short"))) {
        gapAt = null;
        if (isSettled) settledAt = began;
        else settleSoon();
        return newest;
      }
      gapAt ??= began;
    }
    return null;
  }

  /** Reads what has changed. */
  async function readChanges(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const newest = await readNewest();
      if (newest === null) break;
      if (await removeMissing(newest)) return;
    }
    await compareNow();
  }

  /** Fills the index from its file, or from the content service if there is none. */
  async function fill(): Promise<void> {
    const stored = await file.load();
    if (stored === null) await compareNow();
    else {
      for (const page of stored.pages) pages.put(page);
      for (const redirect of stored.redirects) redirects.put(redirect);
      ({ settledAt } = stored);
      compareSoon();
    }
    isFilled = true;
  }

  async function updateNow(): Promise<void> {
    waiting = null;
    const began = { generation, at: now() };
    if (!isFilled) await fill();
    await readChanges();
    checked = began;
    save();
  }

  /**
   * Reads what has changed. The reading starts after this call, so the index then contains everything that was
   * published before. Concurrent callers share one. Throws if the content service fails.
   */
  function update(): Promise<void> {
    waiting ??= inTurn(updateNow);
    return waiting;
  }

  return {
    pages,
    redirects,
    update,
    /** Makes sure that the index contains all changes of which the site knows. Throws if the content service fails. */
    current(): Promise<void> {
      const isCurrent =
        isFollowing && checked.generation === generation && now() - checked.at < LIFETIME;
      return isCurrent ? Promise.resolve() : update();
    },
    /** Called at each change of content. */
    noteChange(): void {
      generation += 1;
    },
    /** Sets whether the site receives an event for each change. It may have missed some before. */
    follow(next: boolean): void {
      isFollowing = next;
      generation += 1;
      if (next && isFilled) compareSoon();
    },
    /** The sync tags of the index: one of them expires when a page or a redirect changes. */
    tags: (): readonly string[] => tags,
    /** Whether the index has pages and redirects, of now or of an earlier time. */
    isFilled: (): boolean => isFilled,
    /** Resolves when all changes are stored in the file. */
    saved: (): Promise<void> => file.written(),
  };
}
