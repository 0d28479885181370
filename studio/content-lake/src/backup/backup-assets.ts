import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import {
  assetFileOf,
  assetFilesOf,
  isAsset,
  sha1Of,
  type AssetFile,
} from "../assets/asset-files.ts";
import { parseDocument } from "../store/stored-json.ts";
import { paths, type StoredChange } from "./backup-format.ts";
import type { BackupTarget } from "./backup-target.ts";

function assetIn(change: StoredChange): AssetFile | undefined {
  if (change.table !== "document" || !("put" in change)) return undefined;
  const { dataset, id, body } = change.put;
  if (!/^(?:image|file)-/.test(String(id))) return undefined;
  const document = parseDocument(body);
  return isAsset(document) ? assetFileOf(String(dataset), document) : undefined;
}

/** Copies the files of assets to a target. Files are named by their content, so none has to be copied twice. */
export class BackupAssets {
  /** Files that no restore can contain, because they are missing or damaged in the lake. */
  readonly damaged = new Set<string>();
  readonly #target: BackupTarget;
  readonly #folder: string;
  #copied = new Set<string>();

  constructor(target: BackupTarget, folder: string) {
    this.#target = target;
    this.#folder = folder;
  }

  async copyNew(changes: readonly StoredChange[]): Promise<void> {
    for (const change of changes) {
      const asset = assetIn(change);
      if (asset) await this.#copy(asset);
    }
  }

  async copyAll(database: DatabaseSync): Promise<AssetFile[]> {
    const stored = await this.#target.list(paths.assets);
    this.#copied = new Set(stored.map(({ path }) => path.slice(paths.assets.length)));
    const assets = assetFilesOf(database);
    for (const asset of assets) await this.#copy(asset);
    return assets;
  }

  /** Forgets that files are in the target, so that they are copied again if a document refers to them. */
  forgetCopied(files: readonly string[]): void {
    for (const file of files) this.#copied.delete(file);
  }

  async #copy({ file, sha1 }: AssetFile): Promise<void> {
    if (this.#copied.has(file)) return;
    const source = join(this.#folder, file);
    if ((await sha1Of(source)) !== sha1) {
      if (!this.damaged.has(file))
        console.error(`The backup lacks ${file}, which is missing or damaged.`);
      this.damaged.add(file);
      return;
    }
    await this.#target.putFile(paths.assets + file, source);
    this.#copied.add(file);
    this.damaged.delete(file);
  }
}
