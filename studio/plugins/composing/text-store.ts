import type { SanityClient, SanityDocument } from "@sanity/client";
import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import { isConflict } from "../../lib/refusals.ts";
import { valueAt } from "./block-path.ts";
import { blockOf } from "./list-types.ts";
import type { StoredText, TextStore } from "./text-writer.ts";

type TextAddress = {
  /** ID of the draft or release version to change. */
  target: string;
  /** IDs of documents, of which the first existing one is copied if the target doesn't exist. */
  sources: readonly string[];
  path: string;
};

export function textAt(document: unknown, path: string): string {
  const value = valueAt(document, path);
  return typeof value === "string" ? value : "";
}

export function createTextStore(
  client: SanityClient,
  { target, sources, path }: TextAddress,
): TextStore {
  /** The document to copy, because the target didn't exist at the last read. */
  let source: SanityDocument | null = null;
  return {
    newRevision: () => crypto.randomUUID(),

    async read(): Promise<StoredText | null> {
      const found = await client.getDocuments([target, ...sources]);
      const document = found.find((each) => each !== null);
      if (!document || blockOf(document, path) === null) return null;
      source = document._id === target ? null : document;
      return { value: textAt(document, path), revision: document._rev };
    },

    async write(before, value, revision): Promise<boolean> {
      const transaction = client.transaction().transactionId(revision);
      if (source !== null) {
        const { _rev, _createdAt, _updatedAt, ...fields } = source;
        transaction.create({ ...fields, _id: target });
      }
      const holder = path.slice(0, path.lastIndexOf("."));
      const patches = stringifyPatches(makePatches(before.value, value));
      transaction
        .patch(target, {
          ...(source === null ? { ifRevisionID: before.revision } : {}),
          // The object that contains the text may be missing, such as an optional link.
          setIfMissing: holder.endsWith("]") ? {} : { [holder]: {} },
        })
        .patch(target, { setIfMissing: { [path]: "" } })
        .patch(target, { diffMatchPatch: { [path]: patches } });
      try {
        await transaction.commit({ visibility: "async", tag: "marquee.type" });
      } catch (error) {
        if (isConflict(error)) return false;
        throw error;
      }
      source = null;
      return true;
    },
  };
}
