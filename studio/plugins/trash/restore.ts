import type { Mutation, SanityClient } from "@sanity/client";
import {
  getDraftId,
  getPublishedId,
  getVersionFromId,
  isPublishedId,
  isVersionId,
} from "@sanity/client/csm";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { textAt } from "../checks/stored-page.ts";
import { replaceReferences, type StoredDocument } from "../removal/references.ts";
import type { TypeOf } from "../removal/removal.ts";
import { documentsIn, expiredQuery, refsIn } from "./trash-item.ts";

/**
 * What differs in a restored document:
 * - `references`: references to documents that no longer exist are missing.
 * - `address`: another page has its address, so it is a draft.
 * - `release`: its version of a release that is over is missing, or is a draft.
 */
export type RestoreNote = "references" | "address" | "release";

export type Restored = { id: string; type: string; notes: RestoreNote[] };

const shape = z.object({
  own: z.number(),
  present: z.array(z.string()),
  releases: z.array(z.string()),
  isTaken: z.boolean(),
});

const itemQuery = "*[_id == $item][0]{ documentType, content }";
const itemShape = z.object({ documentType: z.string(), content: z.string() });

/** Query for the state of the dataset into which the document `$id` is restored. Requires the raw perspective. */
const surroundingsQuery = `{
  "own": count(*[sanity::versionOf($id)]),
  "present": *[_id in $references]._id,
  "releases": *[_type == "system.release" && state == "active"].name,
  "isTaken": $slug != "" && count(*[
    _type == $type && language == $language && slug.current == $slug &&
    !(_id in path("drafts.**")) && !(_id in path("versions.**"))
  ]) > 0
}`;

/** Returns the stored versions as they can be restored, with the notes for the editor. */
function versionsToRestore(
  documents: readonly StoredDocument[],
  { releases, isTaken }: Pick<z.infer<typeof shape>, "releases" | "isTaken">,
): { versions: StoredDocument[]; notes: RestoreNote[] } {
  const notes = new Set<RestoreNote>();
  const byId = new Map(documents.map((document) => [document._id, document]));
  const asDraft = (document: StoredDocument, note: RestoreNote): StoredDocument[] => {
    notes.add(note);
    const _id = getDraftId(getPublishedId(document._id));
    if (byId.has(_id)) return [];
    const draft = { ...document, _id };
    byId.set(_id, draft);
    return [draft];
  };
  const isLost = ({ _id }: StoredDocument) =>
    isVersionId(_id) && !releases.includes(getVersionFromId(_id) ?? "");
  const remaining = documents.filter((document) => !isLost(document));
  const versions = remaining.flatMap((document) =>
    isTaken && isPublishedId(document._id) ? asDraft(document, "address") : [document],
  );
  const [lost] = documents.filter(isLost);
  if (lost !== undefined) {
    notes.add("release");
    // Without another version, the content of the release would be lost.
    if (versions.length === 0) versions.push(...asDraft(lost, "release"));
  }
  return { versions, notes: [...notes] };
}

/** Restores a deleted document as it was, with its draft and its versions in releases. Throws if it exists again. */
export async function restoreItem(
  client: Pick<SanityClient, "fetch" | "mutate">,
  item: string,
  typeOf: TypeOf,
): Promise<Restored> {
  const raw = { perspective: "raw" } as const;
  const found = await client.fetch<unknown>(itemQuery, { item }, raw);
  if (found === null) throw new Error(translate("It was restored or deleted already."));
  const { content, documentType: type } = itemShape.parse(found);
  const documents = documentsIn(content);
  const id = getPublishedId(documents[0]?._id ?? "");
  // A contributor can write to the trash, but must not make an editor create other documents than the list displays.
  if (documents.some((each) => getPublishedId(each._id) !== id || each._type !== type)) {
    throw new Error(translate("The copy in the trash is damaged. Delete it."));
  }
  const published = documents.find((each) => isPublishedId(each._id));
  const references = [...new Set(documents.flatMap((each) => refsIn(each, true)))];
  const params = {
    id,
    type,
    references,
    language: textAt(published, "language"),
    slug: textAt(published?.["slug"], "current"),
  };
  const around = shape.parse(await client.fetch<unknown>(surroundingsQuery, params, raw));
  if (around.own > 0) throw new Error(translate("It was restored or deleted already."));
  const { versions, notes } = versionsToRestore(documents, around);
  const known = new Set([...around.present, ...versions.map((each) => each._id)]);
  const missing = new Set(references.filter((each) => !known.has(each)));
  const targets = { ids: missing, shouldKeepWeak: true };
  const mutations = versions.flatMap((version): Mutation[] => {
    const whole = replaceReferences(version, typeOf(type), { targets, substitute: null });
    return whole === null ? [] : [{ create: whole }];
  });
  // The item would be deleted with a version that is not restored.
  if (mutations.length < versions.length) {
    throw new Error(
      translate("It leads to a document that no longer exists. Restore that document first."),
    );
  }
  await client.mutate([...mutations, { delete: { id: item } }], {
    returnDocuments: false,
    tag: "trash",
  });
  return { id, type, notes: missing.size > 0 ? [...notes, "references"] : notes };
}

const EMPTIED_KEY = "marquee.trash.emptied";
const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether this browser has not emptied the trash for a day, and notes that it does so at `now`, in ms since 1970. Without
 * a storage, each start of the Studio empties the trash.
 */
export function shouldEmptyTrash(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  now: number,
): boolean {
  try {
    const emptied = Number(storage().getItem(EMPTIED_KEY));
    if (emptied <= now && now - emptied < DAY) return false;
    storage().setItem(EMPTIED_KEY, String(now));
  } catch {
    // The browser's storage is unavailable or full.
  }
  return true;
}

/** Deletes the items of the trash that expired before `now`, in ms since 1970. Rejects if the person's role doesn't allow it. */
export async function deleteExpired(
  client: Pick<SanityClient, "fetch" | "delete">,
  now: number,
): Promise<void> {
  const params = { now: new Date(now).toISOString() };
  const ids = z
    .array(z.string())
    .parse(await client.fetch<unknown>(expiredQuery, params, { perspective: "raw" }));
  for (const id of ids) await client.delete(id, { tag: "trash" });
}
