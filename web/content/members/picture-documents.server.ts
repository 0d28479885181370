import "server-only";
import * as z from "zod";
import {
  hashOfMember,
  memberDocuments,
  memberFields,
  type MemberKey,
  memberTypes,
  mutationOptions,
} from "./member-documents.server.ts";

const storedShape = z.object({
  mime: z.literal("image/webp"),
  /** The picture in base64. */
  content: z.base64(),
  storedAt: z.iso.datetime(),
});

/** The stored picture of a member. */
export type StoredPicture = z.output<typeof storedShape>;

const idOf = (member: MemberKey) => `${memberTypes.picture}.${hashOfMember(member)}`;

/** Returns a member's uploaded picture, or null if there is none. */
export async function readPicture(member: MemberKey): Promise<StoredPicture | null> {
  const found: unknown = await memberDocuments().getDocument(idOf(member));
  return found === undefined || found === null ? null : storedShape.parse(found);
}

/** Replaces a member's uploaded picture. */
export async function storePicture(member: MemberKey, picture: StoredPicture): Promise<void> {
  await memberDocuments().createOrReplace(
    {
      _id: idOf(member),
      _type: memberTypes.picture,
      ...memberFields(member, Date.parse(picture.storedAt)),
      ...picture,
    },
    mutationOptions,
  );
}

/** Deletes a member's uploaded picture. */
export async function deletePicture(member: MemberKey): Promise<void> {
  await memberDocuments().delete(idOf(member), mutationOptions);
}
