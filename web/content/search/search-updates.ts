import type { SearchedPage } from "./entry-index.ts";
import type { SearchIndex } from "./search-index.ts";

/** A page's address and revision, as listed. */
type ListedPage = { _id: string; _rev: string; language: string; slug: string };

/** The revisions of all published documents whose texts are searched, the latest change first. */
export type Revisions = {
  pages: readonly ListedPage[];
  reused: readonly { _id: string; _rev: string }[];
};

/** A page as read from the content service. */
export type ReadPage = {
  page: SearchedPage;
  /** Ids of the documents whose reusable blocks the page displays. */
  reused: readonly string[];
};

export type UpdateParts = {
  index: Pick<SearchIndex, "put" | "remove" | "ids" | "get">;
  /** Reads the revisions of all published documents. */
  list: () => Promise<Revisions>;
  /** Reads pages by their ids, as they are displayed at the moment `at`. Omits pages that don't exist. */
  read: (ids: readonly string[], at: number) => Promise<readonly ReadPage[]>;
  now: () => number;
  /** Runs a function after `ms`. Returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
  /** Lets other work of the process run between two batches. */
  pause: () => Promise<void>;
  /** Called with the error when an update has failed and will be retried. */
  warn: (error: unknown) => void;
  /** Called when the index contains all pages for the first time. */
  onComplete: () => void;
};

/** Number of pages that one query reads. A query that fails is repeated with half as many. */
const BATCH = 20;

/** Delay before a retry, in ms. It doubles with each further failure, up to the longest one. */
const RETRY = 2_000;
const LONGEST_RETRY = 60_000;

/** Longest timer in ms: one day. Timers of Node.js are limited to about 24 days. */
const LONGEST_WAIT = 86_400_000;

const addressOf = ({ language, slug }: ListedPage) => `${language}/${slug}`;

/** Returns the pages that the site displays: of several with one address, that with the lowest id. */
function displayedPages(pages: readonly ListedPage[]): ListedPage[] {
  const first = new Map<string, string>();
  for (const page of pages) {
    const known = first.get(addressOf(page));
    if (known === undefined || page._id < known) first.set(addressOf(page), page._id);
  }
  return pages.filter((page) => first.get(addressOf(page)) === page._id);
}

/**
 * Creates the updates of the search index. Each update compares the revisions of all documents with
 * those in the index, and reads only what is new or changed. A missed event is therefore corrected by
 * the next one. A page with display times is read again when its texts change by themselves.
 */
export function createSearchUpdates(parts: UpdateParts) {
  const { index, now } = parts;
  /** The revisions with which a page was read: its own, and those of the reusable blocks in it. */
  const read = new Map<string, { revision: string; reused: readonly string[] }>();
  let pages = new Map<string, ListedPage>();
  let reused = new Map<string, string>();
  let queue: string[] = [];
  /** Pages that could not be read, even alone. They are read after all others. */
  const failed = new Set<string>();
  let size = BATCH;
  let delay = RETRY;
  let isListNeeded = false;
  let isComplete = false;
  let running: Promise<void> | null = null;
  let cancelTimer = () => {};

  /** Returns the revisions of a page and of everything that it displays. */
  const revisionOf = (page: ListedPage, blocks: readonly string[]): string =>
    [page._rev, addressOf(page), ...blocks.map((id) => reused.get(id) ?? "")].join(" ");

  function isStale(page: ListedPage): boolean {
    const known = read.get(page._id);
    if (known === undefined || known.revision !== revisionOf(page, known.reused)) return true;
    return (index.get(page._id)?.until ?? Infinity) <= now();
  }

  async function list(): Promise<void> {
    isListNeeded = false;
    const revisions = await parts.list();
    const displayed = displayedPages(revisions.pages);
    pages = new Map(displayed.map((page) => [page._id, page]));
    reused = new Map(revisions.reused.map(({ _id, _rev }) => [_id, _rev]));
    for (const id of read.keys()) if (!pages.has(id)) forget(id);
    const stale = displayed.filter(isStale).map(({ _id }) => _id);
    queue = [...stale.filter((id) => !failed.has(id)), ...stale.filter((id) => failed.has(id))];
  }

  function forget(id: string): void {
    read.delete(id);
    index.remove(id);
  }

  async function readNext(): Promise<void> {
    const ids = queue.slice(0, size);
    const pagesRead = await parts.read(ids, now()).catch((error: unknown) => {
      if (size === 1) for (const id of ids) failed.add(id);
      size = Math.max(1, Math.floor(size / 2));
      throw error;
    });
    size = Math.min(BATCH, size * 2);
    delay = RETRY;
    const found = new Map(pagesRead.map((each) => [each.page.id, each]));
    queue = queue.slice(ids.length);
    for (const id of ids) {
      failed.delete(id);
      const listed = pages.get(id);
      const each = found.get(id);
      if (each === undefined) index.remove(id);
      else index.put(each.page);
      if (listed === undefined) continue;
      const blocks = each?.reused ?? [];
      // A page that changed after the list was read has a newer revision, and is read once more.
      read.set(id, { revision: revisionOf(listed, blocks), reused: blocks });
    }
  }

  /** Schedules the next time at which the texts of a page change by themselves. */
  function schedule(): void {
    cancelTimer();
    const times = [...index.ids()].flatMap((id) => index.get(id)?.until ?? []);
    if (times.length === 0) return;
    const wait = Math.max(0, Math.min(...times) - now());
    cancelTimer = parts.later(
      () => {
        queue = [
          ...new Set([...queue, ...[...pages.values()].filter(isStale).map(({ _id }) => _id)]),
        ];
        start();
      },
      Math.min(wait, LONGEST_WAIT),
    );
  }

  async function run(): Promise<void> {
    try {
      while (isListNeeded || queue.length > 0) {
        // Lists again between two batches, so that a change is found before the first reading ends.
        await (isListNeeded ? list() : readNext());
        if (queue.length > BATCH) await parts.pause();
      }
      schedule();
      if (!isComplete) parts.onComplete();
      isComplete = true;
    } catch (error) {
      parts.warn(error);
      cancelTimer();
      cancelTimer = parts.later(listAgain, delay);
      delay = Math.min(LONGEST_RETRY, delay * 2);
    }
  }

  function start(): void {
    running ??= run().finally(() => {
      running = null;
    });
  }

  function listAgain(): void {
    isListNeeded = true;
    start();
  }

  return {
    /** Call it after each change of content. The index then contains the change within a moment. */
    noteChange: listAgain,
    /** Whether the index has contained all pages since the start. */
    isComplete: (): boolean => isComplete,
    /** Resolves when no update is running. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
}

export type SearchUpdates = ReturnType<typeof createSearchUpdates>;
