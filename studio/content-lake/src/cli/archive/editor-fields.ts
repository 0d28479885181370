import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { JsonObject } from "../../document.ts";

/**
 * The asset fields that editors filled in (title, description …), keyed by `image-<sha1>` or `file-<sha1>`. An archive
 * stores them in `assets.json`.
 */
export type EditorFields = ReadonlyMap<string, JsonObject>;

/** Fields that the lake derives from the file itself, so they must not be imported. */
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

const assetsShape = z.record(z.string(), z.looseObject({}));

/** Reads `assets.json`, which may be missing. Rejects with an `Error` if it is invalid. */
export async function readEditorFields(folder: string): Promise<EditorFields> {
  const file = join(folder, "assets.json");
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return new Map();
  try {
    return new Map(Object.entries(assetsShape.parse(JSON.parse(text))));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`assets.json can't be read: ${reason}`, { cause });
  }
}

export function writtenFields(given: JsonObject): JsonObject {
  const fields = Object.entries(given).filter(
    ([name]) => !name.startsWith("_") && !derived.has(name),
  );
  return Object.fromEntries(fields);
}
