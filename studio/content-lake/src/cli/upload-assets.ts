import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { ClientError, type SanityClient } from "@sanity/client";
import { isObject, type JsonObject } from "../document.ts";
import { writtenFields, type EditorFields } from "./archive/editor-fields.ts";
import type { ArchivedAsset } from "./archive/find-assets.ts";
import type { CompleteDocument } from "./archive/complete-document.ts";
import { errorMessage } from "../lake-error.ts";
import { sha1Of } from "../assets/asset-files.ts";

/** Number of concurrent uploads. It is low, because the lake uses a CPU core for each image that it processes. */
const parallel = 2;

export interface UploadedAssets {
  /** Asset ids by `_sanityAsset` value. */
  ids: ReadonlyMap<string, string>;
  /** The fields to set on the documents of assets, by their ids. */
  editorFields: ReadonlyMap<string, JsonObject>;
  /** The files that the lake refused, with its reasons. */
  refused: ReadonlyMap<ArchivedAsset, string>;
  /** Number of files that were sent, as opposed to those that the lake had already. */
  count: number;
}

interface UploadSettings {
  editorFields: EditorFields;
  /** Ids of assets that the lake has already, by `image-<sha1>` or `file-<sha1>`. They are used, and not changed. */
  existing: ReadonlyMap<string, string>;
  /** Whether to go on without the files that the lake refuses. Otherwise, the first of them rejects the import. */
  isFailingAllowed: boolean;
  report: (done: number) => void;
}

/** Uploads each file once. Rejects with the name of a file that the lake refuses, unless such files are allowed. */
export async function uploadAssets(
  assets: readonly ArchivedAsset[],
  client: SanityClient,
  { editorFields, existing, isFailingAllowed, report }: UploadSettings,
): Promise<UploadedAssets> {
  const ids = new Map<string, string>();
  const written = new Map<string, JsonObject>();
  const refused = new Map<ArchivedAsset, string>();
  let count = 0;
  const waiting = assets.toReversed();
  let done = 0;
  const work = async () => {
    for (let asset = waiting.pop(); asset; asset = waiting.pop()) {
      try {
        const sha1 = await sha1Of(asset.file);
        if (sha1 === undefined) throw new Error(`${asset.file} is no longer there`);
        const key = `${asset.kind}-${sha1}`;
        const about = editorFields.get(key) ?? {};
        const known = existing.get(key);
        const id = known ?? (await upload(asset, about, client));
        for (const mark of asset.marks) ids.set(mark, id);
        if (known === undefined) {
          count += 1;
          const fields = writtenFields(about);
          if (Object.keys(fields).length > 0) written.set(id, fields);
        }
      } catch (cause) {
        const reason = errorMessage(cause);
        if (!isRefusal(cause) || !isFailingAllowed) waiting.length = 0;
        const message = `The lake rejected the ${asset.kind} ${asset.file}: ${reason}`;
        if (!isRefusal(cause)) throw new Error(`${message}. No document was imported.`, { cause });
        if (!isFailingAllowed) {
          throw new Error(
            `${message}. No document was imported. Replace the file, or leave it out with --allow-failing-assets.`,
            { cause },
          );
        }
        refused.set(asset, reason);
      }
      done += 1;
      report(done);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { ids, editorFields: written, refused, count };
}

/** Whether the lake refused the file itself, as opposed to a request that has no access, or a lake that is down. */
function isRefusal(error: unknown): boolean {
  return error instanceof ClientError && [400, 413, 415, 422].includes(error.statusCode);
}

/** The ids by `image-<sha1>` or `file-<sha1>`. */
export async function findAssetIds(client: SanityClient): Promise<Map<string, string>> {
  const ids = await client.fetch<string[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]._id',
  );
  return new Map(ids.map((id) => [id.split("-").slice(0, 2).join("-"), id]));
}

async function upload(
  { kind, file }: ArchivedAsset,
  about: JsonObject,
  client: SanityClient,
): Promise<string> {
  const named = about["originalFilename"];
  const filename = typeof named === "string" ? named : basename(file);
  return (await client.assets.upload(kind, createReadStream(file), { filename }))._id;
}

export function withAssets(
  { _id, _type, ...fields }: CompleteDocument,
  ids: ReadonlyMap<string, string>,
): CompleteDocument {
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
  if (id === undefined) {
    // The field stays without its file, which was left out.
    return typeof mark === "string"
      ? { ...result, _type: result["_type"] ?? kindOf(mark) }
      : result;
  }
  const type = result["_type"] ?? kindOf(id);
  return { ...result, _type: type, asset: { _type: "reference", _ref: id } };
}

/** The type of an asset that an asset's id or a `_sanityAsset` value begins with. */
const kindOf = (text: string): ArchivedAsset["kind"] =>
  text.startsWith("image") ? "image" : "file";
