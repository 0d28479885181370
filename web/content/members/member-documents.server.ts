import "server-only";
import { createHash } from "node:crypto";
import { ClientError, type SanityClient } from "@sanity/client";
import * as z from "zod";
import { firebaseSettings } from "../../runtime/firebase-settings.ts";
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
const RETENTION_MS = 2 * 365 * 86_400_000;

/**
 * Returns the name of the accounts that this site knows: the Firebase project. Embedded services may have the same project
 * and different accounts, but each has a secret of its own. Sites with other accounts may use the same dataset.
 */
function accountsName(): string {
  const { projectId, embedded } = firebaseSettings();
  if (embedded === null) return projectId;
  const hash = createHash("sha256").update(embedded.secret).digest("hex").slice(0, 16);
  return `${projectId}/${hash}`;
}

/** Returns the fields that all documents of a member have. They are deleted at `deleteAt`. */
export const memberFields = (member: MemberKey, now: number) => ({
  member: hashOfMember(member),
  uid: member.uid,
  tenantId: member.tenantId,
  accounts: accountsName(),
  deleteAt: deletionTime(now),
});

export const deletionTime = (now: number): string => new Date(now + RETENTION_MS).toISOString();

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

/** Number of documents in which members are looked for at a time. */
const PAGE = 500;

const storedMembers = z.array(
  z.object({ hash: z.string(), uid: z.string(), tenantId: z.string().nullable() }),
);

/**
 * Returns members of this site's accounts of whom something is stored, whose hash is greater than `after`, in the order of
 * their hashes. Returns none after the last one.
 */
export async function readStoredMembers(after: string) {
  const found: unknown = await memberDocuments().fetch(
    `*[_type in $types && accounts == $accounts && member > $after] | order(member asc) [0...${PAGE}] {
      "hash": member, uid, tenantId
    }`,
    { types: Object.values(memberTypes), accounts: accountsName(), after },
  );
  const members = new Map(storedMembers.parse(found).map((member) => [member.hash, member]));
  return [...members.values()];
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
