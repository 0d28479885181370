import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Made images are kept on disk up to this size; then the oldest go. */
const ceilingBytes = 512 * 1024 * 1024;

/** How many are made at once; each takes a core. */
const parallel = 2;

/** Images that were made once, so that they are not made again. */
export interface ImageCache {
  /** The image under this key, made now where it isn't kept. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

/** A cache in a folder of its own. Nothing in it is precious: it may be deleted at any time. */
export function createImageCache(folder: string): ImageCache {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const slots = createSlots(parallel);
  let written = 0;
  const make = async (key: string, produce: () => Promise<Uint8Array<ArrayBuffer>>) => {
    const file = join(folder, key);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return new Uint8Array(kept);
    const made = await slots(produce);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, made);
    await rename(`${file}.part`, file);
    written += made.byteLength;
    if (written > ceilingBytes / 8) {
      written = 0;
      await prune(folder);
    }
    return made;
  };
  return {
    get: (key, produce) => {
      const running = underWay.get(key) ?? make(key, produce).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
}

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), ...(await facts(join(folder, name))) })),
  );
  let total = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.toSorted((a, b) => a.time - b.time)) {
    if (total <= ceilingBytes) return;
    total -= file.size;
    await rm(file.path, { force: true });
  }
}

async function facts(path: string): Promise<{ size: number; time: number }> {
  return stat(path).then(
    ({ size, mtimeMs }) => ({ size, time: mtimeMs }),
    () => ({ size: 0, time: 0 }),
  );
}

/** Lets that many tasks run at once; the others wait their turn. */
function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <T>(task: () => Promise<T>): Promise<T> => {
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
