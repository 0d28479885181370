import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { dataError } from "../lake-error.ts";

/** How many are made at once; each takes a core. */
const parallel = 2;

/** How many may wait for their turn: more than the pictures of any page. */
const queueCeiling = 256;

type Bytes = Uint8Array<ArrayBuffer>;

/** Images that were made once, so that they are not made again. */
export interface ImageCache {
  /** The image under this key, made now where it isn't kept. Rejects with a 503 where too many are waiting to be made. */
  get(key: string, make: () => Promise<Bytes>): Promise<Bytes>;
}

/** How large a cache may grow on disk, in bytes, and the time. */
export interface CacheSettings {
  ceiling: number;
  now: () => Date;
}

/**
 * A cache in a folder of its own, never larger than its ceiling: what was asked for longest ago goes first, also after a
 * restart. Nothing in it is precious: it may be deleted at any time.
 */
export function createImageCache(folder: string, { ceiling, now }: CacheSettings): ImageCache {
  const underWay = new Map<string, Promise<Bytes>>();
  const slots = createSlots(parallel);
  const sizes = new LRUCache<string, number>({
    maxSize: ceiling,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, key, reason) => {
      if (reason === "evict") rm(join(folder, key), { force: true }).catch(() => undefined);
    },
  });
  let opened: Promise<void> | undefined;
  const find = async (key: string) => {
    await (opened ??= readFolder(folder, sizes));
    if (sizes.get(key) === undefined) return undefined;
    const path = join(folder, key);
    const kept = await readFile(path).catch(() => undefined);
    if (!kept) sizes.delete(key);
    // The order of use, for the next start.
    await utimes(path, now(), now()).catch(() => undefined);
    return kept && new Uint8Array(kept);
  };
  const keep = async (key: string, made: Bytes) => {
    if (made.byteLength > ceiling) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, key);
    await writeFile(`${path}.part`, made);
    await rename(`${path}.part`, path);
    sizes.set(key, made.byteLength);
  };
  const findOrMake = async (key: string, make: () => Promise<Bytes>) => {
    const kept = await find(key);
    if (kept) return kept;
    const made = await slots(make);
    // A full disk is no reason to show nothing.
    await keep(key, made).catch(() => undefined);
    return made;
  };
  return {
    get: (key, make) => {
      const running =
        underWay.get(key) ?? findOrMake(key, make).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
}

/** Takes stock of what an earlier run left, oldest first; what it left half written goes. */
async function readFolder(folder: string, sizes: LRUCache<string, number>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const found = [];
  for (const name of names) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (name.endsWith(".part")) await rm(path, { force: true });
    else if (facts?.isFile()) found.push({ name, size: facts.size, time: facts.mtimeMs });
  }
  for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) {
    if (!sizes.has(name)) sizes.set(name, size);
  }
}

function tooBusy() {
  const description = `${queueCeiling} images are waiting to be made already: ask again in a moment`;
  return dataError(503, "tooBusyError", description);
}

/** Lets that many tasks run at once; the others wait their turn. */
function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= queueCeiling) throw tooBusy();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
