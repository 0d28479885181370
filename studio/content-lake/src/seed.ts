import type { JsonObject } from "./document.ts";
import type { Lake } from "./lake.ts";
import { applyMutation } from "./mutation/apply-mutation.ts";
import { mutationError } from "./mutation/errors.ts";
import type { Mutation } from "./mutation/mutation.ts";
import { transact } from "./mutation/transact.ts";

/** A document of a seed. A missing `_id` becomes a random one. */
export type SeedDocument = JsonObject & { _type: string };

/**
 * Stores documents in one transaction, and replaces documents with the same id. Throws a `LakeError`
 * if a document is invalid, or if one refers to a document that is missing.
 */
export function storeSeed(
  { now, random, projectId, ...lake }: Lake,
  name: string,
  documents: readonly SeedDocument[],
): void {
  const dataset = lake.dataset(name);
  if (!dataset || documents.length === 0) return;
  const context = { dataset, projectId, author: "seed", now: now(), random };
  const items = documents.map((document): Mutation => ({ createOrReplace: { ...document } }));
  const settings = { autoGenerateArrayKeys: false };
  transact(
    context,
    {
      items,
      apply: (transaction, item) => applyMutation(transaction, item, settings),
      describe: mutationError,
      dryRun: false,
    },
    () => undefined,
  );
}
