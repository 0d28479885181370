import { gatewayError } from "../lake-error.ts";
import type { Mutation } from "../mutation/mutation.ts";
import type { Identity } from "./identity.ts";

/** Ids that a site may not create: drafts, versions and system documents. */
const special = /^(?:drafts|versions|_)\./;

/** Whether a mutation creates a document of its own, without changing or reading another. */
function isCreation(mutation: Mutation): boolean {
  const document =
    "create" in mutation
      ? mutation.create
      : "createIfNotExists" in mutation
        ? mutation.createIfNotExists
        : null;
  return document !== null && !special.test(String(document["_id"] ?? ""));
}

/**
 * Throws a 403 if the caller's token may only create submissions, and the request does anything
 * else. `returnDocuments` is refused too, because `createIfNotExists` would return a submission that
 * another visitor sent.
 */
export function checkSubmissionWrite(
  { role }: Identity,
  mutations: readonly Mutation[],
  isDocumentWanted: boolean,
): void {
  if (role !== "submission-writer") return;
  if (mutations.every(isCreation) && !isDocumentWanted) return;
  const message =
    'A token with the role "submission-writer" may only create documents: use create or createIfNotExists, without returnDocuments';
  throw gatewayError(403, "Forbidden", message, "SIO-403-AAP");
}
