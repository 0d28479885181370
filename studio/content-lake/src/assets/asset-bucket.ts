import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BackupTarget } from "../backup/backup-target.ts";
import { sha1Of } from "./asset-files.ts";
import { gatewayError, type LakeError } from "../lake-error.ts";

/** Size of a node's copies of files, in bytes. Above it, the copies that were made first are removed. */
const copyCeiling = 10 * 1024 ** 3;

/** Time in ms for which a new copy is not removed, because it may be about to be sent or stored. */
const copyGrace = 10 * 60_000;

/** Maximum number of files that a node fetches at the same time. Further requests get a 503. */
const fetchCeiling = 32;

/** A file of an asset: `images/<sha1>-8x8.png`. */
export interface AssetFile {
  name: string;
  /** Size in bytes. */
  size: number;
  /** Time of the last upload in ms since 1970. */
  modified: number;
}

/**
 * The files of assets in a bucket that all nodes of a lake share. The folder of a node has copies of those that were
 * uploaded or requested there.
 */
export class AssetBucket {
  readonly #target: BackupTarget;
  readonly #folder: string;
  readonly #ceiling: number;
  readonly #fetches = new Map<string, Promise<boolean>>();
  /** Bytes of the copies. Undefined until they are counted. */
  #copied: number | undefined;

  constructor(target: BackupTarget, folder: string, ceiling = copyCeiling) {
    this.#target = target;
    this.#folder = folder;
    this.#ceiling = ceiling;
  }

  /** Stores a file that is complete in the node's folder. Rejects with a 503 if the bucket can't be reached. */
  async store(dataset: string, name: string): Promise<void> {
    const copy = join(this.#folder, dataset, name);
    await reached(this.#target.putFile(`${dataset}/${name}`, copy));
    await this.#count((await stat(copy)).size);
  }

  /**
   * Copies a file to the node's folder. Returns false if the bucket lacks it. Requests for the same file share one
   * copy. The name of a file begins with the SHA-1 of its content, which is compared.
   */
  fetch(dataset: string, name: string): Promise<boolean> {
    const path = `${dataset}/${name}`;
    const known = this.#fetches.get(path);
    if (known) return known;
    if (this.#fetches.size >= fetchCeiling) return Promise.reject(unreachable());
    const fetched = reached(this.#fetch(path)).finally(() => this.#fetches.delete(path));
    this.#fetches.set(path, fetched);
    return fetched;
  }

  async #fetch(path: string): Promise<boolean> {
    const copy = join(this.#folder, path);
    const part = join(this.#folder, "incoming", randomUUID());
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await mkdir(dirname(part), { recursive: true, mode: 0o700 });
    try {
      if (!(await this.#target.getFile(path, part))) return false;
      const sha1 = /([0-9a-f]{40})[-.][^/]*$/.exec(path)?.[1];
      if ((await sha1Of(part)) !== sha1) {
        throw new Error(`${path} in ${this.#target.name} is damaged`);
      }
      const { size } = await stat(part);
      await rename(part, copy);
      await this.#count(size);
      return true;
    } finally {
      await rm(part, { force: true });
    }
  }

  async list(dataset: string): Promise<AssetFile[]> {
    const found = await reached(this.#target.list(`${dataset}/`));
    return found.map(({ path, size, modified }) => ({
      name: path.slice(dataset.length + 1),
      size,
      modified: modified.getTime(),
    }));
  }

  /** Removes files from the bucket. The copies of other nodes stay, and nothing refers to them. */
  async remove(dataset: string, names: readonly string[]): Promise<void> {
    await reached(this.#target.remove(names.map((name) => `${dataset}/${name}`)));
  }

  /** Counts a new copy, and removes the oldest ones above the ceiling. */
  async #count(size: number): Promise<void> {
    if (this.#copied !== undefined && this.#copied + size <= this.#ceiling) {
      this.#copied += size;
      return;
    }
    const copies = (await copiesIn(this.#folder)).toSorted((a, b) => a.modified - b.modified);
    this.#copied = copies.reduce((sum, copy) => sum + copy.size, 0);
    for (const copy of copies) {
      if (this.#copied <= this.#ceiling || Date.now() - copy.modified < copyGrace) return;
      await rm(join(this.#folder, copy.name), { force: true });
      this.#copied -= copy.size;
    }
  }
}

async function copiesIn(folder: string): Promise<AssetFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const stats = await stat(path).catch(() => undefined);
      const { size = 0, ctimeMs: modified = Date.now() } = stats ?? {};
      return { name: path.slice(folder.length + 1), size, modified };
    }),
  );
}

async function reached<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    console.error("The bucket of the assets can't be used:", error);
    throw unreachable();
  }
}

const unreachable = (): LakeError =>
  gatewayError(503, "Service Unavailable", "The lake can't reach its files. Retry");
