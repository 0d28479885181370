import { createReadStream } from "node:fs";
import { appendFile, mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { indexedPageShape, indexedRedirectShape } from "@marquee/schemas/contract";
import type { IndexedPage, IndexedRedirect } from "@marquee/schemas/types";
import * as z from "zod";

/** A page or redirect in its new state, or the id of one that is gone. */
export type IndexChange =
  | { page: IndexedPage }
  | { redirect: IndexedRedirect }
  | { gone: "page" | "redirect"; id: string };

type Documents<T> = { all(): Iterable<T>; size(): number };

/** The whole index. `settledAt`: all changes before this time, in ms since 1970, are known. */
type IndexContent = {
  pages: Documents<IndexedPage>;
  redirects: Documents<IndexedRedirect>;
  settledAt: number;
};

export type IndexFile = {
  /** Returns the stored index; null if there is none. */
  load(): Promise<{
    pages: readonly IndexedPage[];
    redirects: readonly IndexedRedirect[];
    settledAt: number;
  } | null>;
  /** Stores changes, in the background. `content` is the index after them. */
  append(changes: readonly IndexChange[], content: IndexContent): void;
  /** Resolves when all changes are stored. */
  written(): Promise<void>;
};

const line = z.union([
  z.object({ page: indexedPageShape }),
  z.object({ redirect: indexedRedirectShape }),
  z.object({ gone: z.enum(["page", "redirect"]), id: z.string() }),
  z.object({ settledAt: z.number() }),
]);

/** Number of lines about earlier states that the file may have besides one line for each document, and their share. */
const SPARE_LINES = 1_000;
const SPARE_SHARE = 1;

/** Number of lines that are written at once. */
const BATCH = 1_000;

/** Writes a date as the content service does, so that one shape reads both. */
const lineOf = (change: IndexChange | { settledAt: number }): string => {
  if (!("page" in change)) return `${JSON.stringify(change)}\n`;
  const { date } = change.page;
  const page = { ...change.page, date: date === null ? null : new Date(date).toISOString() };
  return `${JSON.stringify({ page })}\n`;
};

function* linesOf({ pages, redirects, settledAt }: IndexContent): Generator<string> {
  for (const page of pages.all()) yield lineOf({ page });
  for (const redirect of redirects.all()) yield lineOf({ redirect });
  yield lineOf({ settledAt });
}

function parseLine(text: string) {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    // The last line may be incomplete after a crash.
    return undefined;
  }
}

/**
 * Stores the index in a file, so that a restart reads only what has changed since, and addresses are known while the
 * content service is down. Each change adds a line. The file is rewritten when it has become twice as long as
 * necessary. Some hosts have no writable folder: nothing is stored there. `load` and `append` never throw.
 */
export function createIndexFile(path: string, log: (line: string) => void): IndexFile {
  let isWritable = true;
  /** Number of lines of the file; null before it has been read. */
  let lines: number | null = null;
  let queue: Promise<void> = Promise.resolve();

  async function rewrite(content: IndexContent): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.${performance.now()}`;
    const file = await open(temporary, "w", 0o600);
    lines = 0;
    let batch: string[] = [];
    try {
      for (const each of linesOf(content)) {
        batch.push(each);
        lines += 1;
        if (batch.length < BATCH) continue;
        await file.write(batch.join(""));
        batch = [];
      }
      await file.write(batch.join(""));
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  }

  async function store(changes: readonly IndexChange[], content: IndexContent): Promise<void> {
    if (!isWritable) return;
    try {
      const size = content.pages.size() + content.redirects.size();
      const count = (lines ?? Infinity) + changes.length + 1;
      if (count > size * (1 + SPARE_SHARE) + SPARE_LINES) return await rewrite(content);
      await appendFile(
        path,
        [...changes.map(lineOf), lineOf({ settledAt: content.settledAt })].join(""),
        { mode: 0o600 },
      );
      lines = count;
    } catch (error) {
      isWritable = false;
      log(
        `content: the addresses can't be stored for when the content service is down (${String(error)})`,
      );
    }
  }

  return {
    async load() {
      const pages = new Map<string, IndexedPage>();
      const redirects = new Map<string, IndexedRedirect>();
      let settledAt: number | null = null;
      let count = 0;
      try {
        for await (const text of createInterface({ input: createReadStream(path, "utf8") })) {
          count += 1;
          const read = parseLine(text);
          if (read === undefined) continue;
          if ("page" in read) pages.set(read.page._id, read.page);
          else if ("redirect" in read) redirects.set(read.redirect._id, read.redirect);
          else if ("settledAt" in read) ({ settledAt } = read);
          else (read.gone === "page" ? pages : redirects).delete(read.id);
        }
      } catch {
        return null;
      }
      if (settledAt === null) return null;
      lines = count;
      return { pages: [...pages.values()], redirects: [...redirects.values()], settledAt };
    },
    append(changes, content) {
      queue = queue.then(() => store(changes, content));
    },
    written: () => queue,
  };
}
