import { isDeepStrictEqual } from "node:util";
import type { SanityClient } from "@sanity/client";
import { contentOf, isObject, type JsonObject } from "../../document.ts";
import type { CompleteDocument } from "./complete-document.ts";
import type { ArchivedDocument } from "./read-documents.ts";
import { visitObjects } from "./visit-values.ts";

/** Number of documents that one query finds. */
const portion = 200;

/**
 * Returns the documents that the dataset lacks. Also returns those that an import which was stopped has stored, but
 * whose references it left weak: the importer makes them strong once all documents are there.
 */
export function findMissing(
  documents: readonly ArchivedDocument[],
  client: SanityClient,
): Promise<ArchivedDocument[]> {
  return filterByStored(
    documents,
    ({ content }) => content,
    client,
    (archived, stored) => {
      return !stored || isUnfinished(archived, stored);
    },
  );
}

/** Returns the documents whose content differs from the stored one, so that no change is stored twice. */
export function withoutStored(
  documents: readonly CompleteDocument[],
  client: SanityClient,
): Promise<CompleteDocument[]> {
  return filterByStored(
    documents,
    (document) => document,
    client,
    (archived, stored = {}) => {
      return !isDeepStrictEqual(contentOf(archived), contentOf(stored));
    },
  );
}

/** Returns the items whose document passes the test with the stored one of the same id, if there is one. */
async function filterByStored<Item>(
  items: readonly Item[],
  documentOf: (item: Item) => CompleteDocument,
  client: SanityClient,
  passes: (document: CompleteDocument, stored: JsonObject | undefined) => boolean,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let start = 0; start < items.length; start += portion) {
    const some = items.slice(start, start + portion);
    const ids = some.map((item) => documentOf(item)._id);
    const stored = await client.fetch<JsonObject[]>("*[_id in $ids]", { ids });
    const byId = new Map(stored.map((document) => [document["_id"], document]));
    for (const item of some) {
      const document = documentOf(item);
      if (passes(document, byId.get(document._id))) found.push(item);
    }
  }
  return found;
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
