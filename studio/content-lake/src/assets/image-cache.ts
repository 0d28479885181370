import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Caller } from "../fair-queue.ts";
import { dataError, LakeError } from "../lake-error.ts";

/** Maximum number of transforms that are known to be impossible, and for how long in ms. */
const refusalLimits = { max: 1_000, ttl: 10 * 60_000 };

type Bytes = Uint8Array<ArrayBuffer>;
type Transform = (caller: Caller) => Promise<Bytes>;

export interface ImageCache {
  /**
   * Returns the image with this key. Creates it if it isn't cached. Callers with the same key share one transform, made
   * for the client that came first; its signal aborts when the last of these callers disconnects. A transform that was
   * refused with a 400 is refused for ten minutes without another attempt.
   */
  get(key: string, caller: Caller, transform: Transform): Promise<Bytes>;
}

/** A queued or running transform and the number of callers that wait for it. */
interface Shared {
  image: Promise<Bytes>;
  callers: number;
  abandon: () => void;
}

/** Settings of an image cache: its maximum size on disk in bytes, and the clock. */
export interface CacheSettings {
  ceiling: number;
  now: () => Date;
}

/**
 * Creates a cache in its own folder. Evicts the least recently used images when the images exceed `ceiling` bytes.
 * Images and their eviction order survive a restart. The folder may be deleted at any time.
 */
export function createImageCache(folder: string, { ceiling, now }: CacheSettings): ImageCache {
  const shared = new Map<string, Shared>();
  const refusals = new LRUCache<string, LakeError>(refusalLimits);
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
    const cached = await readFile(path).catch(() => undefined);
    if (!cached) sizes.delete(key);
    // Stores the time of use, so that the eviction order survives a restart.
    await utimes(path, now(), now()).catch(() => undefined);
    return cached && new Uint8Array(cached);
  };
  const store = async (key: string, bytes: Bytes) => {
    if (bytes.byteLength > ceiling) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, key);
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    sizes.set(key, bytes.byteLength);
  };
  const findOrTransform = async (key: string, caller: Caller, transform: Transform) => {
    const cached = await find(key);
    if (cached) return cached;
    const refusal = refusals.get(key);
    if (refusal) throw refusal;
    const bytes = await transform(caller).catch((error: unknown) => {
      if (error instanceof LakeError && error.status === 400) refusals.set(key, error);
      throw error;
    });
    // A write error, such as a full disk, must not prevent the response.
    await store(key, bytes).catch(() => undefined);
    return bytes;
  };
  const start = (key: string, client: string, transform: Transform): Shared => {
    const abandoned = new AbortController();
    const remove = () => {
      if (shared.get(key) === work) shared.delete(key);
    };
    const image = findOrTransform(key, { client, signal: abandoned.signal }, transform).finally(
      remove,
    );
    const work: Shared = {
      image,
      callers: 0,
      abandon: () => {
        // A later caller must not share the aborted transform.
        remove();
        abandoned.abort(dataError(503, "abandonedError", "The client has disconnected"));
      },
    };
    shared.set(key, work);
    return work;
  };
  return {
    get: async (key, { client, signal }, transform) => {
      const work = shared.get(key) ?? start(key, client, transform);
      const handleAbort = () => {
        work.callers -= 1;
        if (work.callers === 0) work.abandon();
      };
      work.callers += 1;
      signal.addEventListener("abort", handleAbort, { once: true });
      if (signal.aborted) handleAbort();
      return work.image.finally(() => signal.removeEventListener("abort", handleAbort));
    },
  };
}

/** Adds the images that an earlier process left in `folder`, least recently used first. Deletes partial files. */
async function readFolder(folder: string, sizes: LRUCache<string, number>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const found = [];
  for (const name of names) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (name.endsWith(".part")) await rm(path, { force: true });
    else if (stats?.isFile()) found.push({ name, size: stats.size, time: stats.mtimeMs });
  }
  for (const { name, size } of found.toSorted((a, b) => a.time - b.time)) {
    if (!sizes.has(name)) sizes.set(name, size);
  }
}
