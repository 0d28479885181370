import "server-only";
import type { UserRecord } from "firebase-admin/auth";
import { hasMemberDocuments } from "../../content/members/member-documents.server.ts";
import { readPicture } from "../../content/members/picture-documents.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import type { Member } from "../../content/gates/access.ts";
import { devices } from "../devices/devices.server.ts";
import type { SessionKey } from "../../runtime/ended-sessions/ended-sessions.ts";
import { firebaseSettings } from "../../runtime/firebase-settings.ts";
import { openProvider, providerOf } from "../firebase/provider.ts";
import { recoveryState } from "../recovery/recovery.server.ts";

/** Returns a provider's time as ISO 8601; null if there is none. */
const isoOf = (time: string | null | undefined): string | null =>
  time ? new Date(time).toISOString() : null;

/** Returns what the provider stores about an account. Omits hashes and secrets. */
function accountOf(user: UserRecord) {
  return {
    id: user.uid,
    tenant: user.tenantId ?? null,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    name: user.displayName ?? null,
    phone: user.phoneNumber ?? null,
    picture: user.photoURL ?? null,
    createdAt: isoOf(user.metadata.creationTime),
    lastSignInAt: isoOf(user.metadata.lastSignInTime),
    signInMethods: user.providerData.map(
      ({ providerId, uid, email, displayName, phoneNumber, photoURL }) => ({
        method: providerId,
        id: uid,
        email: email ?? null,
        name: displayName ?? null,
        phone: phoneNumber ?? null,
        picture: photoURL ?? null,
      }),
    ),
    secondFactors: (user.multiFactor?.enrolledFactors ?? []).map((factor) => ({
      kind: factor.factorId,
      name: factor.displayName ?? null,
      phone: "phoneNumber" in factor ? String(factor.phoneNumber) : null,
      addedAt: isoOf(factor.enrollmentTime),
    })),
    claims: user.customClaims ?? {},
  };
}

/** Returns everything that the site and the sign-in provider store about a member's account. [AUTH-12] */
export async function accountData(member: Member, signIn: SessionKey, now: number) {
  const provider = providerOf(openProvider(firebaseSettings()))(member.tenantId);
  const isStored = hasMemberDocuments();
  const [user, sessions, codes, picture] = await Promise.all([
    provider.getUser(member.uid),
    devices()?.list(member, signIn) ?? [],
    recoveryState(member),
    isStored ? readPicture(member) : null,
  ]);
  return {
    site: serverEnv().siteUrl,
    createdAt: new Date(now).toISOString(),
    account: accountOf(user),
    sessions: sessions.map(({ id: _id, ...session }) => session),
    recoveryCodes: codes ?? null,
    uploadedPicture:
      picture === null
        ? null
        : { type: picture.mime, storedAt: picture.storedAt, base64: picture.content },
  };
}
