import {
  OperationType,
  SignInMethod,
  deleteUser,
  getAdditionalUserInfo,
  linkWithCredential,
  signInWithCredential,
  signOut,
  updateCurrentUser,
} from "firebase/auth";
import type { Auth, AuthCredential, User, UserCredential } from "firebase/auth";
import { track } from "../../analytics/track.client.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { announceSession } from "../session/tabs.client.ts";
import { withTimeLimit } from "../time-limit.ts";
import { codeOf, codedError } from "./coded-error.ts";
import { readyAuth } from "./ready-auth.client.ts";

/**
 * The guest whose account becomes the member's, with the same uid, by whichever way they sign up; null where nobody is
 * a guest, or where no new members are taken: a guest then leaves the guest's account behind.
 */
export function guestOf(auth: Auth, settings: ClientAuthSettings): User | null {
  const user = auth.currentUser;
  return user?.isAnonymous && settings.signUp ? user : null;
}

/** Signs in with a credential, or makes a guest a member with it. When it resolves the session is open. */
export async function enterWith(
  settings: ClientAuthSettings,
  credential: AuthCredential,
): Promise<void> {
  const auth = await readyAuth(settings);
  const guest = guestOf(auth, settings);
  const entry = guest
    ? linkGuest(auth, guest, credential)
    : withTimeLimit(signInWithCredential(auth, credential));
  await completeEntry(settings, auth, await entry);
}

async function linkGuest(auth: Auth, guest: User, credential: AuthCredential) {
  try {
    return await withTimeLimit(linkWithCredential(guest, credential));
  } catch (taken) {
    const isLink = credential.signInMethod === SignInMethod.EMAIL_LINK;
    if (!isLink || codeOf(taken) !== "auth/email-already-in-use") throw taken;
    // Who asks for a link may be a member already: signing in is what the link is for.
    return withTimeLimit(signInWithCredential(auth, credential)).catch(async (error: unknown) => {
      // The provider took the link for spent: another one opens the account when no guest is there.
      if (codeOf(error) === "auth/invalid-action-code") await withTimeLimit(signOut(auth));
      throw error;
    });
  }
}

/** Tells the tag manager, where that is allowed, which way somebody came in; nothing of who it was. */
export function trackEntry(entry: UserCredential): void {
  track({ event: "sign_in", method: getAdditionalUserInfo(entry)?.providerId ?? "anonymous" });
}

/** What follows each sign-in, by credential, popup or redirect: the session is open, and other tabs know. */
export async function completeEntry(
  settings: ClientAuthSettings,
  auth: Auth,
  entry: UserCredential,
): Promise<void> {
  const isNew = getAdditionalUserInfo(entry)?.isNewUser === true;
  if (isNew && !settings.signUp && entry.operationType === OperationType.SIGN_IN) {
    // The provider makes an account for whoever comes by phone or by another provider.
    await withTimeLimit(deleteUser(entry.user));
    throw codedError("admin-restricted-operation");
  }
  if (entry.operationType === OperationType.LINK) {
    // For the SDK nobody new came: unlike with a sign-in it would not wait until the session holds the new token.
    await withTimeLimit(updateCurrentUser(auth, entry.user));
  }
  announceSession();
  trackEntry(entry);
}
