import { isDeepStrictEqual } from "node:util";
import type { SanityClient } from "@sanity/client";
import { isObject, type JsonObject } from "../../document.ts";
import type { ArchivedDocument } from "./read-documents.ts";
import { visitObjects } from "./visit-values.ts";

/** Number of documents that are compared at once. */
const compared = 200;

/**
 * Returns the documents that the dataset lacks. Also returns those that an import which was stopped has stored, but
 * whose references it left weak: the importer makes them strong once all documents are there.
 */
export async function findMissing(
  documents: readonly ArchivedDocument[],
  client: SanityClient,
): Promise<ArchivedDocument[]> {
  const missing: ArchivedDocument[] = [];
  for (let at = 0; at < documents.length; at += compared) {
    const some = documents.slice(at, at + compared);
    const ids = some.map(({ content }) => content._id);
    const stored = await client.fetch<JsonObject[]>("*[_id in $ids]", { ids });
    const byId = new Map(stored.map((document) => [document["_id"], document]));
    missing.push(
      ...some.filter(({ content }) => {
        const known = byId.get(content._id);
        return !known || isUnfinished(content, known);
      }),
    );
  }
  return missing;
}

function isUnfinished(archived: JsonObject, stored: JsonObject): boolean {
  if (countWeak(stored) <= countWeak(archived)) return false;
  const { _rev, _createdAt, _updatedAt, ...content } = archived;
  const { _rev: _, _createdAt: _created, _updatedAt: _updated, ...other } = stored;
  return isDeepStrictEqual(comparable(content), comparable(other));
}

function countWeak(document: JsonObject): number {
  let count = 0;
  visitObjects(document, (object) => {
    if (object["_weak"] === true) count += 1;
  });
  return count;
}

/** Returns a value without what an import adds to it: references to assets, types and weakness of references. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isObject(value)) return value;
  const { _sanityAsset: mark, asset, _weak, _type, ...rest } = value;
  const isAsset = mark !== undefined || (isObject(asset) && "_ref" in asset);
  const fields = {
    ...rest,
    ...(isAsset ? {} : { asset }),
    ...(isAsset || "_ref" in value ? {} : { _type }),
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      field === undefined ? [] : [[key, comparable(field)]],
    ),
  );
}
