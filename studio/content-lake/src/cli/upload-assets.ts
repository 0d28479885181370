import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { SanityClient } from "@sanity/client";
import { isObject, type JsonObject } from "../document.ts";
import { writtenFields, type AssetRemarks } from "./archive/asset-remarks.ts";
import type { ArchivedAsset } from "./archive/find-assets.ts";
import type { SettledDocument } from "./archive/settle-document.ts";

/** Number of concurrent uploads. It is low, because the lake uses a CPU core for each image that it processes. */
const parallel = 2;

/** The result of the uploads: asset ids by `_sanityAsset` value, and the fields to set on asset documents. */
export interface UploadedAssets {
  ids: ReadonlyMap<string, string>;
  remarks: ReadonlyMap<string, JsonObject>;
}

/**
 * Uploads each file once, as a stream. If the lake refuses a file, rejects with an `Error` that
 * names the file.
 */
export async function uploadAssets(
  assets: readonly ArchivedAsset[],
  remarks: AssetRemarks,
  client: SanityClient,
  report: (done: number) => void,
): Promise<UploadedAssets> {
  const ids = new Map<string, string>();
  const written = new Map<string, JsonObject>();
  const waiting = assets.values();
  let done = 0;
  const work = async () => {
    for (const asset of waiting) {
      const about = remarks.get(`${asset.kind}-${await sha1(asset.file)}`) ?? {};
      const id = await upload(asset, about, client);
      for (const mark of asset.marks) ids.set(mark, id);
      const fields = writtenFields(about);
      if (Object.keys(fields).length > 0) written.set(id, fields);
      done += 1;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { ids, remarks: written };
}

async function upload(
  { kind, file }: ArchivedAsset,
  about: JsonObject,
  client: SanityClient,
): Promise<string> {
  const named = about["originalFilename"];
  const filename = typeof named === "string" ? named : basename(file);
  try {
    return (await client.assets.upload(kind, createReadStream(file), { filename }))._id;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The lake rejected the ${kind} ${file}: ${reason}. No document was imported.`, {
      cause,
    });
  }
}

async function sha1(file: string): Promise<string> {
  const hash = createHash("sha1");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

/** Returns the document with its `_sanityAsset` values replaced by references to the uploaded assets. */
export function withAssets(
  { _id, _type, ...fields }: SettledDocument,
  ids: ReadonlyMap<string, string>,
): SettledDocument {
  const placed = Object.entries(fields).map(([name, value]) => [name, place(value, ids)]);
  return { ...Object.fromEntries(placed), _id, _type };
}

function place(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => place(item, ids));
  if (!isObject(value)) return value;
  const { _sanityAsset: mark, ...rest } = value;
  const fields = Object.entries(rest).map(([key, field]) => [key, place(field, ids)]);
  const result: JsonObject = Object.fromEntries(fields);
  const id = typeof mark === "string" ? ids.get(mark) : undefined;
  if (id === undefined) return result;
  const type = result["_type"] ?? (id.startsWith("image-") ? "image" : "file");
  return { ...result, _type: type, asset: { _type: "reference", _ref: id } };
}
