import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import * as z from "zod";

const responseShape = z.object({ result: z.unknown(), tags: z.array(z.string()) });

/** A response of the content service: its result as sent, and the tags whose expiry makes it stale. */
export type LastGoodResponse = z.output<typeof responseShape>;

/** Maximum number and size in bytes of the files in a folder. */
export type FolderLimits = { files: number; bytes: number };

/** A page has about four files, of 60 kB together. */
const LIMITS: FolderLimits = { files: 20_000, bytes: 512 * 1024 * 1024 };

/** If a folder has reached a limit, files are deleted until it has this share of it. */
const REMAINING = 0.9;

/** Time in ms for which a file counts as used after a use. Each further mark of a use would cost a write. */
const MARKED_FOR = 3_600_000;

/** Number of files whose state is read at once. */
const AT_ONCE = 64;

const nameOf = (key: string) => `${createHash("sha256").update(key).digest("base64url")}.json`;

type StoredFile = { path: string; used: number; bytes: number };

/** Returns the files of a folder. Omits those that are deleted meanwhile. */
async function listFiles(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files: StoredFile[] = [];
  for (let first = 0; first < names.length; first += AT_ONCE) {
    const found = names.slice(first, first + AT_ONCE).map(async (name) => {
      const path = join(folder, name);
      const about = await stat(path).catch(() => null);
      return about === null ? [] : [{ path, used: about.mtimeMs, bytes: about.size }];
    });
    files.push(...(await Promise.all(found)).flat());
  }
  return files;
}

/**
 * Keeps a folder within limits: deletes the files that were used least recently. The time of a file's last change is
 * that of its last use, so that it outlives a restart.
 */
function createFolderLimit(folder: string, { files: mostFiles, bytes: mostBytes }: FolderLimits) {
  /** The files as counted last, and those written since. Null before the first count. */
  let counted: { files: number; bytes: number } | null = null;
  let counting: Promise<void> | null = null;
  const marked = new LRUCache<string, true>({ max: mostFiles, ttl: MARKED_FOR });

  const isOver = (share: number) =>
    counted !== null && (counted.files > mostFiles * share || counted.bytes > mostBytes * share);

  async function count(): Promise<void> {
    const files = await listFiles(folder);
    counted = { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    if (!isOver(1)) return;
    for (const { path, bytes } of files.toSorted((a, b) => a.used - b.used)) {
      if (!isOver(REMAINING)) return;
      await rm(path, { force: true });
      counted = { files: counted.files - 1, bytes: counted.bytes - bytes };
    }
  }

  return {
    noteUse(name: string): void {
      if (marked.has(name)) return;
      marked.set(name, true);
      const now = new Date();
      utimes(join(folder, name), now, now).catch(() => undefined);
    },
    /** Counts a new file. Deletes others if there are too many. */
    async noteWritten(name: string, bytes: number): Promise<void> {
      marked.set(name, true);
      if (counted !== null) counted = { files: counted.files + 1, bytes: counted.bytes + bytes };
      if (counted !== null && !isOver(1)) return;
      counting ??= count().finally(() => (counting = null));
      await counting;
    },
  };
}

/**
 * Caches the last good response of each query as a file in `folder`. Pages can then be rendered while the content
 * service is down, even after a restart or a build. Some hosts have no writable folder: nothing is cached there.
 * `store` and `find` never throw.
 */
export function createLastGood(folder: string, log: (line: string) => void, limits = LIMITS) {
  let isWritable = true;
  const limit = createFolderLimit(folder, limits);

  async function write(name: string, text: string): Promise<void> {
    // Skips unchanged responses: settings are read for every page and rarely change.
    const before = await readFile(join(folder, name), "utf8").catch(() => null);
    if (before === text) return limit.noteUse(name);
    await mkdir(folder, { recursive: true });
    // Writes a temporary file and renames it. Therefore the entry's file is always complete, for
    // concurrent readers and after a crash.
    const temporary = `${join(folder, name)}.${process.pid}.${performance.now()}`;
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, join(folder, name));
    await limit.noteWritten(name, Buffer.byteLength(text));
  }

  return {
    async store(key: string, response: LastGoodResponse): Promise<void> {
      if (!isWritable) return;
      try {
        // Removes the entry of an empty result, so that a deleted page does not reappear during an outage. Writes no
        // file for it, so that requests for unknown addresses do not fill the disk.
        if (response.result === null) await rm(join(folder, nameOf(key)), { force: true });
        else await write(nameOf(key), JSON.stringify(response));
      } catch (error) {
        isWritable = false;
        log(
          `content: responses can't be cached for when the content service is down (${String(error)})`,
        );
      }
    },

    async find(key: string): Promise<LastGoodResponse | undefined> {
      const name = nameOf(key);
      try {
        const stored: unknown = JSON.parse(await readFile(join(folder, name), "utf8"));
        const parsed = responseShape.safeParse(stored);
        if (parsed.success) limit.noteUse(name);
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
