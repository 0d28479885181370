import "server-only";
import { createHash } from "node:crypto";
import * as z from "zod";
import {
  hashOfMember,
  deletionTime,
  memberDocuments,
  memberFields,
  type MemberKey,
  memberTypes,
  mutationOptions,
} from "./member-documents.server.ts";

const storedShape = z.object({
  /** Key of the session in the denylist of ended sessions. */
  key: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  method: z.string(),
  signedInAt: z.iso.datetime(),
  /** Time of the last renewal. */
  seenAt: z.iso.datetime(),
  /** Time at which the session ends by itself. */
  endsAt: z.iso.datetime(),
  /** Time until which the denylist must hold the session. It could be renewed until then. */
  until: z.iso.datetime(),
});

/** A session of a member, as the account page lists it. Contains neither a cookie nor a network address. */
export type StoredSession = z.output<typeof storedShape>;

const listShape = z.array(storedShape);

/** Maximum number of sessions of a member. */
const MOST = 50;

const idOf = (member: MemberKey, key: string) =>
  `${memberTypes.session}.${hashOfMember(member)}.${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;

/** GROQ: a member's sessions, the newest first. */
const ofMember = `*[_type == "${memberTypes.session}" && member == $member] | order(signedInAt desc)`;

/**
 * Stores a session that was opened or renewed, deletes the one that it replaced in its browser, and keeps the member's
 * other documents for another two years. Returns the member's oldest sessions if there are more than 50. The caller ends
 * them, and deletes them afterwards, so that there is no open session that the member can't see.
 */
export async function storeSession(
  member: MemberKey,
  session: StoredSession,
  replaced: { member: MemberKey; key: string } | null = null,
): Promise<StoredSession[]> {
  const client = memberDocuments();
  const hash = hashOfMember(member);
  const others = listShape.parse(
    await client.fetch<unknown>(`${ofMember}[!(key in $keys)][${MOST - 1}...${2 * MOST}]`, {
      member: hash,
      keys: [session.key, ...(replaced === null ? [] : [replaced.key])],
    }),
  );
  const now = Date.parse(session.seenAt);
  const transaction = client.transaction().createOrReplace({
    _id: idOf(member, session.key),
    _type: memberTypes.session,
    ...memberFields(member, now),
    ...session,
    deleteAt: session.endsAt,
  });
  if (replaced !== null) transaction.delete(idOf(replaced.member, replaced.key));
  const types = [memberTypes.codes, memberTypes.picture];
  const otherDocuments = {
    query: "*[_type in $types && member == $member]",
    params: { types, member: hash },
  };
  transaction.patch(client.patch(otherDocuments).set({ deleteAt: deletionTime(now) }));
  await transaction.commit(mutationOptions);
  return others;
}

/** Whether a session is in a member's list. */
export async function hasSession(member: MemberKey, key: string): Promise<boolean> {
  return (await memberDocuments().getDocument(idOf(member, key))) != null;
}

/** Returns a member's sessions that have not ended by themselves, the newest first. */
export async function readSessions(member: MemberKey, now: number): Promise<StoredSession[]> {
  const found: unknown = await memberDocuments().fetch(`${ofMember}[endsAt > $now][0...${MOST}]`, {
    member: hashOfMember(member),
    now: new Date(now).toISOString(),
  });
  return listShape.parse(found);
}

/** Deletes sessions from a member's list by their keys, or all of them if `keys` is null. */
export async function deleteSessions(
  member: MemberKey,
  keys: readonly string[] | null,
): Promise<void> {
  await memberDocuments().delete(
    {
      query: `*[_type == "${memberTypes.session}" && member == $member && ($keys == null || key in $keys)]`,
      params: { member: hashOfMember(member), keys },
    },
    mutationOptions,
  );
}
