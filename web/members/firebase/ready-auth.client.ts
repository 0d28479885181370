import {
  type Auth,
  RecaptchaVerifier,
  sendEmailVerification,
  signOut,
  updateCurrentUser,
  type User,
} from "firebase/auth";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";
import { PEOPLE_LIMIT, withTimeLimit } from "../../runtime/time-limit.ts";
import { readSessionMember } from "../token-sync/session-member.client.ts";
import { announceSession } from "../token-sync/session-signals.client.ts";
import { storeTokenSync } from "../token-sync/token-sync.client.ts";
import { loadAuth, openAuth, storeMembersIn } from "./firebase.client.ts";
import { codedError } from "../errors.ts";

/**
 * Returns the SDK with the tenant and persistence of the settings. Signs out a user whose session
 * has ended. A guest with an open session stays signed in, so that the guest account can be
 * upgraded.
 */
export async function readyAuth(settings: ClientAuthSettings): Promise<Auth> {
  storeTokenSync(settings.tokenSync);
  const auth = await loadAuth();
  auth.tenantId = settings.tenantId;
  // The provider writes its messages in the language of the current page.
  auth.languageCode = document.documentElement.lang;
  await withTimeLimit(auth.authStateReady());
  // The SDK may still have a user whose session has ended. A page must not greet them while its header says "Sign in".
  if (auth.currentUser && !(await hasSession())) await withTimeLimit(signOut(auth));
  await withTimeLimit(storeMembersIn(auth, settings.persistence));
  return auth;
}

/** Whether the site has a session of this browser. True while the site can't tell. */
const hasSession = () =>
  readSessionMember().then(
    (member) => member !== null,
    () => true,
  );

/**
 * Reloads the account in the SDK, renews the session and notifies other tabs. Returns false if
 * nobody is signed in to the SDK. Also returns false if the SDK signs the member out during the
 * reload, as it does after a change of the email address. Rejects when the provider can't be reached.
 */
export async function refreshMember(auth: Auth): Promise<boolean> {
  if (auth.currentUser === null) return false;
  try {
    await withTimeLimit(auth.currentUser.reload());
    await withTimeLimit(auth.currentUser.getIdToken(true));
    // `getIdToken` does not wait for the listeners that renew the session. `updateCurrentUser`
    // waits for them, so the session is renewed as soon as this call resolves.
    await withTimeLimit(updateCurrentUser(auth, auth.currentUser));
  } catch (error) {
    if (auth.currentUser !== null) throw error;
  } finally {
    announceSession();
  }
  return auth.currentUser !== null;
}

/**
 * Returns the SDK's user. If the user's sign-in has ended, throws an error that `explainError` can
 * read.
 */
export function memberNow(): User {
  const { currentUser } = openAuth();
  if (currentUser === null) throw codedError("user-token-expired");
  return currentUser;
}

/**
 * Sends the signed-in member the message that verifies their address. The link in the message
 * returns to `path` on this site. Returns false if nobody is signed in to the SDK.
 */
export async function sendVerification(
  settings: ClientAuthSettings,
  path: string,
): Promise<boolean> {
  const { currentUser } = await readyAuth(settings);
  if (currentUser === null) return false;
  await withTimeLimit(sendEmailVerification(currentUser, { url: `${location.origin}${path}` }));
  return true;
}

/** Timeout of sending a new member the verification message, in ms. It is short, because the member waits for it. */
const TIMEOUT = 5_000;

/**
 * Sends a new member the verification message. Ignores a failure: the account exists anyway, and
 * screens that require a verified address offer to send the message again.
 */
export async function welcome(settings: ClientAuthSettings, path: string): Promise<void> {
  await withTimeLimit(sendVerification(settings, path), TIMEOUT).catch(() => {});
}

/**
 * Renews the session, and returns whether the member's address is verified by now. Returns null if
 * nobody is signed in to the SDK.
 */
export async function checkVerified(settings: ClientAuthSettings): Promise<boolean | null> {
  const auth = await readyAuth(settings);
  return (await refreshMember(auth)) ? (auth.currentUser?.emailVerified ?? null) : null;
}

/**
 * Runs `work` with a reCAPTCHA verifier, which the provider requires for text messages. Loads
 * Google's script only when a message is sent. The widget stays invisible unless Google suspects a
 * bot. It is removed when `work` has ended.
 */
export async function withCaptcha<T>(
  auth: Auth,
  work: (verifier: RecaptchaVerifier) => Promise<T>,
): Promise<T> {
  const place = document.body.appendChild(document.createElement("div"));
  const verifier = new RecaptchaVerifier(auth, place, { size: "invisible" });
  try {
    return await withTimeLimit(work(verifier), PEOPLE_LIMIT);
  } finally {
    verifier.clear();
    place.remove();
  }
}
