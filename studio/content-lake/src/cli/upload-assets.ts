import { createReadStream } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SanityClient } from "@sanity/client";
import { isObject, type JsonObject } from "../document.ts";
import type { ArchivedDocument } from "./read-archive.ts";

/** Puts uploaded assets in the place of `_sanityAsset` marks. Each file is sent once. */
export async function withAssets(
  documents: readonly ArchivedDocument[],
  folder: string,
  client: SanityClient,
  report: (text: string) => void,
): Promise<JsonObject[]> {
  const marks = [...new Set(documents.flatMap((document) => marksIn(document)))];
  const ids = new Map<string, string>();
  for (const [index, mark] of marks.entries()) {
    const file = assetFile(mark, folder);
    report(`asset ${index + 1} of ${marks.length}: ${basename(file)}`);
    const kind = mark.startsWith("image@") ? "image" : "file";
    const asset = await client.assets.upload(kind, createReadStream(file), {
      filename: basename(file),
    });
    ids.set(mark, asset._id);
  }
  return documents.map((document) => fieldsOf(replaceMarks(document, ids)));
}

function marksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(marksIn);
  if (!isObject(value)) return [];
  const mark = value["_sanityAsset"];
  const own = typeof mark === "string" ? [mark] : [];
  return [...own, ...Object.values(value).flatMap(marksIn)];
}

/** The file that a mark like `image@file://./images/a.jpg` names. Throws where it leads out of the archive or to another host. */
function assetFile(mark: string, folder: string): string {
  const address = /^(?:image|file)@(file:\/\/.+)$/.exec(mark)?.[1];
  if (address === undefined) {
    throw new Error(
      `"${mark}": only assets in the archive itself (image@file://./…) are imported.`,
    );
  }
  const isAbsolute = address.startsWith("file:///");
  const path = isAbsolute ? fileURLToPath(address) : address.slice("file://".length);
  const file = resolve(folder, path);
  if (relative(folder, file).startsWith(".."))
    throw new Error(`"${mark}" leads out of the archive's folder.`);
  return file;
}

function replaceMarks(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceMarks(item, ids));
  if (!isObject(value)) return value;
  const { _sanityAsset: mark, ...rest } = value;
  const fields = Object.entries(rest).map(([key, field]) => [key, replaceMarks(field, ids)]);
  const result: JsonObject = Object.fromEntries(fields);
  const id = typeof mark === "string" ? ids.get(mark) : undefined;
  if (id === undefined) return result;
  const type = result["_type"] ?? (id.startsWith("image-") ? "image" : "file");
  return { ...result, _type: type, asset: { _type: "reference", _ref: id } };
}

function fieldsOf(value: unknown): JsonObject {
  if (isObject(value)) return value;
  throw new Error("a document is an object");
}
