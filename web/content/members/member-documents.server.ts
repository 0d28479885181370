import "server-only";
import { createHash } from "node:crypto";
import { ClientError, type SanityClient } from "@sanity/client";
import { submissionWorker } from "../forms/submission-client.server.ts";

/** An account at the provider. `tenantId` is null if it belongs to no tenant. */
export type MemberKey = { uid: string; tenantId: string | null };

/** The `_type` of each document that the site stores about a member, all of them private. */
export const memberTypes = {
  codes: "memberRecoveryCodes",
  picture: "memberPicture",
  session: "memberSession",
} as const;

/** Returns a hash of an account, by which its documents are found. */
export const hashOfMember = ({ uid, tenantId }: MemberKey): string =>
  createHash("sha256")
    .update(`${tenantId ?? ""}/${uid}`)
    .digest("hex")
    .slice(0, 32);

/** Time after the last sign-in at which codes and pictures are deleted, in ms: two years. */
const KEPT_MS = 2 * 365 * 86_400_000;

/** Returns the fields that all documents of a member have. They are deleted at `deleteAt`. */
export const memberFields = (member: MemberKey, now: number) => ({
  member: hashOfMember(member),
  uid: member.uid,
  tenantId: member.tenantId,
  deleteAt: keptUntil(now),
});

export const keptUntil = (now: number): string => new Date(now + KEPT_MS).toISOString();

/** Whether this site can store documents of members. */
export const hasMemberDocuments = (): boolean => submissionWorker() !== null;

/**
 * Returns the client that stores documents of members. They are in the dataset of submissions, which no visitor's token
 * can read. Throws if the site has no token for it.
 */
export function memberDocuments(): SanityClient {
  const client = submissionWorker();
  if (client === null) throw new Error("MARQUEE_FORMS_WORKER_TOKEN is missing.");
  return client;
}

/** Options of every mutation: the caller sees its own change, and needs no copy of it. */
export const mutationOptions = { returnDocuments: false, visibility: "sync" } as const;

/** Whether a mutation failed because the document has changed meanwhile, or no longer exists. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ClientError && (error.statusCode === 409 || error.statusCode === 404);

/** Deletes everything that is stored about a member. */
export async function eraseMember(member: MemberKey): Promise<void> {
  await memberDocuments().delete(
    {
      query: "*[_type in $types && member == $member]",
      params: { types: Object.values(memberTypes), member: hashOfMember(member) },
    },
    mutationOptions,
  );
}

/** Deletes the documents of ended sessions, and of members who have not signed in for two years. */
export async function deleteExpiredMemberDocuments(now: number): Promise<void> {
  await memberDocuments().delete(
    {
      query: "*[_type in $types && deleteAt <= $now]",
      params: { types: Object.values(memberTypes), now: new Date(now).toISOString() },
    },
    mutationOptions,
  );
}
