import {
  type Auth,
  type AuthCredential,
  type AuthError,
  deleteUser,
  getAdditionalUserInfo,
  getMultiFactorResolver,
  linkWithCredential,
  type MultiFactorError,
  OAuthProvider,
  OperationType,
  PhoneAuthProvider,
  SignInMethod,
  signInWithCredential,
  signOut,
  updateCurrentUser,
  type User,
  type UserCredential,
} from "firebase/auth";
import { track } from "../../runtime/consent/track.client.ts";
import type { ClientAuthSettings } from "./sign-in-form.ts";
import { announceSession } from "../token-sync/session-signals.client.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { codedError, codeOf } from "../errors.ts";
import { readyAuth } from "../firebase/ready-auth.client.ts";
import { openAuth } from "../firebase/firebase.client.ts";
import { accountIn } from "./internals/pending-sign-in.ts";
import type { SignInStep } from "./sign-in-flow.client.tsx";

/**
 * Returns the user if they are a guest (signed in anonymously) and sign-up is on; null otherwise.
 * Any sign-up method then upgrades the guest's account to a member's account with the same uid. If
 * sign-up is off, a guest who signs in leaves the guest account behind.
 */
export function guestOf(auth: Auth, settings: ClientAuthSettings): User | null {
  const user = auth.currentUser;
  return user?.isAnonymous && settings.signUp ? user : null;
}

/** Signs in with a credential, or upgrades a guest with it. Resolves when the session is open. */
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
    // A guest who requests an email link may have an account already. In that case the link signs in to that account.
    return withTimeLimit(signInWithCredential(auth, credential)).catch(async (error: unknown) => {
      // The attempt to upgrade the guest has used up the link. Sign the guest out, so that the next link signs in
      // directly.
      if (codeOf(error) === "auth/invalid-action-code") await withTimeLimit(signOut(auth));
      throw error;
    });
  }
}

/**
 * Reports the sign-in method to the tag manager if the visitor has consented. Sends nothing about
 * the person.
 */
export function trackEntry(entry: UserCredential): void {
  track({ event: "sign_in", method: getAdditionalUserInfo(entry)?.providerId ?? "anonymous" });
}

/**
 * Called after each sign-in by credential, popup or redirect. If sign-up is off, deletes a new
 * account and throws. Otherwise waits until the session is open, and notifies other tabs.
 */
export async function completeEntry(
  settings: ClientAuthSettings,
  auth: Auth,
  entry: UserCredential,
): Promise<void> {
  const isNew = getAdditionalUserInfo(entry)?.isNewUser === true;
  if (isNew && !settings.signUp && entry.operationType === OperationType.SIGN_IN) {
    // The provider creates an account for every new visitor who signs in by phone or by another provider. Sign-up is
    // off, so delete that account.
    await withTimeLimit(deleteUser(entry.user));
    throw codedError("admin-restricted-operation");
  }
  if (entry.operationType === OperationType.LINK) {
    // The SDK does not treat linking as a change of user, so it does not wait until the session has the new token.
    // `updateCurrentUser` waits for that.
    await withTimeLimit(updateCurrentUser(auth, entry.user));
  }
  announceSession();
  trackEntry(entry);
}

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  codeOf(error) === "auth/multi-factor-auth-required";

const hasOtherMethod = (error: unknown): error is AuthError =>
  codeOf(error) === "auth/account-exists-with-different-credential";

/** Whether an error means that the credential or address of a guest's sign-up already belongs to an account. */
const isTaken = (error: unknown): error is AuthError =>
  ["auth/credential-already-in-use", "auth/email-already-in-use"].includes(codeOf(error) ?? "");

/** Returns the step that a provider's error leads to; null for an error that has to be shown. */
export function stepAfter(error: unknown): SignInStep | null {
  if (needsSecondFactor(error)) {
    const resolver = getMultiFactorResolver(openAuth(), error);
    return { at: "secondFactor", resolver, account: accountIn(error) };
  }
  if (hasOtherMethod(error)) {
    // The SDK also uses `account-exists-with-different-credential` when a guest signs up with a
    // phone number that has an account. The guest typed the right code from the text message, so
    // the credential can sign in to that account.
    const number = PhoneAuthProvider.credentialFromError(error);
    return number ? { at: "knownAccount", credential: number } : { at: "linkAccount", error };
  }
  // The error has no credential if the guest chose a password. A new password does not prove that the existing account
  // is the guest's, so the error is shown.
  const credential = isTaken(error) ? heldCredential(error) : null;
  return credential ? { at: "knownAccount", credential } : null;
}

/**
 * Returns the credential in an error, if the provider accepted the credential but refused to sign in or to link with
 * it. Returns null otherwise. The credential opens an account, so it is held in memory only.
 */
export const heldCredential = (error: AuthError): AuthCredential | null =>
  OAuthProvider.credentialFromError(error) ?? PhoneAuthProvider.credentialFromError(error);

/**
 * Adds a credential from {@link heldCredential} to the current user's account. The added sign-in method and the
 * earlier ones then all lead to that account.
 */
export async function addHeld(
  settings: ClientAuthSettings,
  credential: AuthCredential,
): Promise<void> {
  const auth = openAuth();
  if (auth.currentUser === null) return;
  const entry = await withTimeLimit(linkWithCredential(auth.currentUser, credential));
  await completeEntry(settings, auth, entry);
}

/**
 * Signs in to the account that a credential from {@link heldCredential} belongs to, and replaces
 * the current user. Resolves when the session is open.
 */
export async function enterKnown(
  settings: ClientAuthSettings,
  credential: AuthCredential,
): Promise<void> {
  const auth = openAuth();
  await completeEntry(settings, auth, await withTimeLimit(signInWithCredential(auth, credential)));
}
