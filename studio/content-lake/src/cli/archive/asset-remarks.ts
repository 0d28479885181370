import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { JsonObject } from "../../document.ts";

/** What editors wrote about assets, by `image-<sha1>`: an archive's `assets.json`. */
export type AssetRemarks = ReadonlyMap<string, JsonObject>;

/** What the lake finds out from the file itself, and must not be told. */
const derived = new Set([
  "assetId",
  "extension",
  "metadata",
  "mimeType",
  "originalFilename",
  "path",
  "sha1hash",
  "size",
  "uploadId",
  "url",
]);

const remarks = z.record(z.string(), z.looseObject({}));

/** Reads the remarks of an archive; none where it has no `assets.json`. Rejects with an `Error` where that is no such file. */
export async function readRemarks(folder: string): Promise<AssetRemarks> {
  const file = join(folder, "assets.json");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(remarks.parse(JSON.parse(text))));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`assets.json can't be read: ${reason}`, { cause });
  }
}

/** The fields that people wrote: title, description, credit and the like. */
export function writtenFields(given: JsonObject): JsonObject {
  const fields = Object.entries(given).filter(
    ([name]) => !name.startsWith("_") && !derived.has(name),
  );
  return Object.fromEntries(fields);
}
