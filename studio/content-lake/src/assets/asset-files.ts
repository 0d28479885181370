import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { JsonObject } from "../document.ts";

export interface AssetFile {
  /** Path relative to the data folder. */
  file: string;
  sha1: string;
}

export function assetFilesOf(database: DatabaseSync): AssetFile[] {
  const rows = database
    .prepare(
      `select dataset, body ->> '$.path' as path, body ->> '$.sha1hash' as sha1 from document
       where body ->> '$._type' in ('sanity.imageAsset', 'sanity.fileAsset')`,
    )
    .all();
  return rows.map(({ dataset, path, sha1 }) => ({
    file: fileOf(String(dataset), String(path)),
    sha1: String(sha1),
  }));
}

const assetTypes: ReadonlySet<unknown> = new Set(["sanity.imageAsset", "sanity.fileAsset"]);

export const isAsset = (document: JsonObject): boolean => assetTypes.has(document["_type"]);

export function assetFileOf(dataset: string, document: JsonObject): AssetFile {
  return {
    file: fileOf(dataset, String(document["path"])),
    sha1: String(document["sha1hash"]),
  };
}

/** Converts the path of an asset's URL: `images/<project>/<dataset>/<name>` becomes `assets/<dataset>/images/<name>`. */
function fileOf(dataset: string, path: string): string {
  const [, kind = "files", name = "unknown"] =
    /^(images|files)\/[^/]+\/[^/]+\/([\w-][\w.-]*)$/.exec(path) ?? [];
  return join("assets", dataset, kind, name);
}

/** Returns false if the file is missing, or if its SHA-1 differs from the one in its document. */
export async function copyAsset(
  { file, sha1 }: AssetFile,
  source: string,
  target: string,
): Promise<boolean> {
  const copy = join(target, file);
  await mkdir(dirname(copy), { recursive: true });
  const isThere = await copyFile(join(source, file), copy, constants.COPYFILE_FICLONE).then(
    () => true,
    undefinedIfMissing,
  );
  return isThere === true && (await sha1OnDisk(copy)) === sha1;
}

async function sha1OnDisk(path: string): Promise<string> {
  const file = await open(path, "r+");
  try {
    await file.sync();
    return await sha1OfStream(file.createReadStream({ autoClose: false }));
  } finally {
    await file.close();
  }
}

/** Undefined if the file is missing. */
export function sha1Of(file: string): Promise<string | undefined> {
  return sha1OfStream(createReadStream(file)).catch(undefinedIfMissing);
}

async function sha1OfStream(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash("sha1");
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest("hex");
}

/** Rethrows every error except that of a file that is missing. */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
