import type { SearchedPage } from "./entry-index.ts";
import type { SearchIndex } from "./search-index.ts";

/** A page's address and revision, as listed. */
type ListedPage = { _id: string; _rev: string; language: string; slug: string };

/** The published documents whose texts are searched. */
export type SearchedDocuments = {
  /** Returns a page if the site displays it at its address. */
  page: (id: string) => ListedPage | undefined;
  /** Returns the ids of all pages, the latest change first. */
  ids: () => readonly string[];
  /** The ids of the pages that may have changed since the last call; null if it may be any. */
  changed: readonly string[] | null;
  /** The revisions of all documents of reusable blocks. */
  reused: readonly { _id: string; _rev: string }[];
};

/** A page as read from the content service. */
export type ReadPage = {
  page: SearchedPage;
  /** Ids of the documents whose reusable blocks the page displays. */
  reused: readonly string[];
};

export type UpdateParts = {
  index: Pick<SearchIndex, "put" | "remove" | "isFull">;
  /** Returns the published documents as they are now. */
  list: () => Promise<SearchedDocuments>;
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

/**
 * Creates the updates of the search index. Each update compares the revisions of the changed pages
 * with those in the index, and reads only what is new or changed. A page with display times is read again when its texts change by themselves.
 */
export function createSearchUpdates(parts: UpdateParts) {
  const { index, now } = parts;
  /** The revisions with which a page was read: its own, and those of the reusable blocks in it. */
  const read = new Map<string, { revision: string; reused: readonly string[] }>();
  let pageOf: SearchedDocuments["page"] = () => undefined;
  let reused = new Map<string, string>();
  /** The times at which the texts of pages change by themselves, by page. */
  const ends = new Map<string, number>();
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

  function isStale(id: string): boolean {
    const page = pageOf(id);
    if (page === undefined) return false;
    const known = read.get(id);
    if (known === undefined || known.revision !== revisionOf(page, known.reused)) return true;
    return (ends.get(id) ?? Infinity) <= now();
  }

  /** Puts pages first in the queue, but those that could not be read last. */
  function enqueue(ids: readonly string[]): void {
    const all = [...new Set([...ids, ...queue])];
    queue = [...all.filter((id) => !failed.has(id)), ...all.filter((id) => failed.has(id))];
  }

  async function list(): Promise<void> {
    isListNeeded = false;
    const documents = await parts.list();
    const before = reused;
    pageOf = documents.page;
    reused = new Map(documents.reused.map(({ _id, _rev }) => [_id, _rev]));
    const isReusedChanged =
      before.size !== reused.size || [...reused].some(([id, rev]) => before.get(id) !== rev);
    const changed = isReusedChanged ? null : documents.changed;
    for (const id of changed ?? [...read.keys()]) if (pageOf(id) === undefined) forget(id);
    if (changed === null) queue = [];
    else queue = queue.filter((id) => pageOf(id) !== undefined);
    enqueue((changed ?? documents.ids()).filter(isStale));
  }

  function forget(id: string): void {
    read.delete(id);
    ends.delete(id);
    index.remove(id);
  }

  async function readNext(): Promise<void> {
    // A page for which there is no room need not be read.
    if (index.isFull()) queue = queue.filter((id) => read.has(id));
    if (queue.length === 0) return;
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
      const listed = pageOf(id);
      const each = found.get(id);
      if (each === undefined) index.remove(id);
      else index.put(each.page);
      const until = each?.page.until ?? null;
      if (until === null) ends.delete(id);
      else ends.set(id, until);
      if (listed === undefined) continue;
      const blocks = each?.reused ?? [];
      // A page that changed after the list was read has a newer revision, and is read once more.
      read.set(id, { revision: revisionOf(listed, blocks), reused: blocks });
    }
  }

  /** Schedules the next time at which the texts of a page change by themselves. */
  function schedule(): void {
    cancelTimer();
    if (ends.size === 0) return;
    let next = Infinity;
    for (const until of ends.values()) next = Math.min(next, until);
    cancelTimer = parts.later(
      () => {
        enqueue([...ends.keys()].filter(isStale));
        start();
      },
      Math.min(Math.max(0, next - now()), LONGEST_WAIT),
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
