import "server-only";
import * as z from "zod";
import {
  hashOfMember,
  isConflict,
  memberDocuments,
  memberFields,
  type MemberKey,
  memberTypes,
  mutationOptions,
} from "./member-documents.server.ts";

const storedShape = z.object({
  _rev: z.string(),
  /** Base64. */
  salt: z.string(),
  /** Hashes of the codes that are still valid, in base64. */
  hashes: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Ids of the second factors that the codes may replace: those of the account when the codes were created. */
  factors: z.array(z.string()),
});

/** The stored recovery codes of a member. */
export type StoredCodes = z.output<typeof storedShape>;

const idOf = (member: MemberKey) => `${memberTypes.codes}.${hashOfMember(member)}`;

/** Returns a member's recovery codes, or null if there are none. */
export async function readRecoveryCodes(member: MemberKey): Promise<StoredCodes | null> {
  const found: unknown = await memberDocuments().getDocument(idOf(member));
  return found === undefined || found === null ? null : storedShape.parse(found);
}

/** Replaces all recovery codes of a member. */
export async function replaceRecoveryCodes(
  member: MemberKey,
  codes: Omit<StoredCodes, "_rev">,
): Promise<void> {
  await memberDocuments().createOrReplace(
    {
      _id: idOf(member),
      _type: memberTypes.codes,
      ...memberFields(member, Date.now()),
      ...codes,
    },
    mutationOptions,
  );
}

/** Replaces the hashes of a member's codes. Returns false if the codes have changed since they were read. */
export async function setRecoveryHashes(
  member: MemberKey,
  { _rev }: StoredCodes,
  hashes: readonly string[],
): Promise<boolean> {
  try {
    await memberDocuments()
      .patch(idOf(member))
      .ifRevisionId(_rev)
      .set({ hashes })
      .commit(mutationOptions);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Deletes all recovery codes of a member. */
export async function deleteRecoveryCodes(member: MemberKey): Promise<void> {
  await memberDocuments().delete(idOf(member), mutationOptions);
}
