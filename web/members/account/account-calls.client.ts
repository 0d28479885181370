import {
  type Auth,
  deleteUser,
  EmailAuthProvider,
  linkWithCredential,
  multiFactor,
  type MultiFactorAssertion,
  onIdTokenChanged,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type TotpSecret,
  unlink,
  updatePassword,
  updatePhoneNumber,
  updateProfile,
  type User,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { loadAuth, openAuth } from "../firebase/firebase.client.ts";
import { SESSION_PATH } from "../session/session-cookie.ts";
import { announceSession } from "../token-sync/session-signals.client.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import { memberNow, readyAuth, refreshMember, withCaptcha } from "../firebase/ready-auth.client.ts";
import { codedError } from "../errors.ts";
import { type Account, accountOf } from "./account.ts";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";

/** Changes the display name; an empty one removes it. */
export async function rename(name: string): Promise<void> {
  await withTimeLimit(updateProfile(memberNow(), { displayName: name }));
}

/** Removes the picture that the account has from an identity provider. */
export async function removeProviderPhoto(): Promise<void> {
  await withTimeLimit(updateProfile(memberNow(), { photoURL: "" }));
}

/**
 * Sends an email with a link to the new address. The account's email address changes when the member opens that link.
 */
export async function changeEmail(email: string): Promise<void> {
  if (email === "") throw codedError("missing-email");
  // The provider checks this too, but only after the member has confirmed their identity.
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw codedError("invalid-email");
  await withTimeLimit(verifyBeforeUpdateEmail(memberNow(), email, { url: here() }));
}

/**
 * Changes the password. Adds one if the account has none, so that the member can sign in with the account's email
 * address.
 */
export async function changePassword(password: string): Promise<void> {
  if (password === "") throw codedError("missing-password");
  const user = memberNow();
  const hasOne = user.providerData.some(({ providerId }) => providerId === "password");
  if (hasOne) return withTimeLimit(updatePassword(user, password));
  if (user.email === null) throw codedError("missing-email");
  const credential = EmailAuthProvider.credential(user.email, password);
  await withTimeLimit(linkWithCredential(user, credential));
}

/** Sends a code to a number (E.164). Returns the provider's id of the code, which {@link setPhone} requires. */
export async function sendPhoneCode(number: string): Promise<string> {
  const auth = openAuth();
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier),
  );
}

/**
 * Sets the member's phone number to the number that `code` was sent to. The member can then sign in by text message.
 */
export async function setPhone(sentId: string, code: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await withTimeLimit(updatePhoneNumber(memberNow(), credential));
}

/**
 * Removes a sign-in method by its provider id. For the id `phone`, removes the phone number too.
 */
export async function removeMethod(id: string): Promise<void> {
  await withTimeLimit(unlink(memberNow(), id));
}

/** Signs out on every device: revokes all sessions, and all SDK sign-ins of the member. */
export async function signOutEverywhere(): Promise<void> {
  const response = await fetch(`${SESSION_PATH}/everywhere`, { method: "DELETE" });
  // The session of this browser has already ended, so it can't authorize this request.
  if (response.status === 401) throw codedError("user-token-expired");
  if (!response.ok) throw codedError("network-request-failed");
  announceSession();
  const auth = await loadAuth();
  await withTimeLimit(auth.signOut());
}

/** Deletes the account at the provider and closes the session. */
export async function deleteAccount(): Promise<void> {
  await withTimeLimit(deleteUser(memberNow()));
  // `deleteUser` signs out of the SDK. That closes the session too, but ignores a failure, so the session is closed
  // here again.
  await fetch(SESSION_PATH, { method: "DELETE" }).catch(() => {});
  announceSession();
}

/** The current page's address without query and fragment. */
const here = () => `${location.origin}${location.pathname}`;

/** Requests from the provider the secret that an authenticator app and the account will share. [AUTH-2] */
export async function newTotpSecret(): Promise<TotpSecret> {
  const session = await withTimeLimit(multiFactor(memberNow()).getSession());
  return withTimeLimit(TotpMultiFactorGenerator.generateSecret(session));
}

/**
 * Adds an authenticator app as a second factor. `code` is the code that the app displays, and `name` the member's name
 * for the app.
 */
export async function enrolApp(secret: TotpSecret, code: string, name: string): Promise<void> {
  if (code === "") throw codedError("missing-verification-code");
  await enrol(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
}

/**
 * Sends a code to a phone that will become a second factor. Returns the provider's id of the code, for {@link
 * enrolPhone}.
 */
export async function sendEnrolmentCode(phoneNumber: string): Promise<string> {
  const auth = openAuth();
  const session = await withTimeLimit(multiFactor(memberNow()).getSession());
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber({ phoneNumber, session }, verifier),
  );
}

/**
 * Adds a phone as a second factor. `code` is the code that was sent to it, and `name` the member's name for the phone.
 */
export async function enrolPhone(sentId: string, code: string, name: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await enrol(PhoneMultiFactorGenerator.assertion(credential), name);
}

/** Removes a second factor by the provider's id for it. */
export async function removeFactor(id: string): Promise<void> {
  await withTimeLimit(multiFactor(memberNow()).unenroll(id));
}

/** Adds a second factor. The provider then returns new tokens, which open a session verified with two factors. */
async function enrol(assertion: MultiFactorAssertion, name: string): Promise<void> {
  await withTimeLimit(multiFactor(memberNow()).enroll(assertion, name));
}

type Listener = {
  /** Called with the current account; null when nobody is signed in to the SDK in this browser. */
  onAccount: (account: Account | null) => void;
  onTrouble: (error: unknown) => void;
};

/**
 * Calls the listener with the member's account, now and whenever the user changes in any tab. Returns a function that
 * stops the calls.
 */
export function followAccount(settings: ClientAuthSettings, listener: Listener): () => void {
  let stop = () => {};
  let isOver = false;
  const begin = async () => {
    const auth = await readyAuth(settings);
    if (isOver) return;
    stop = onIdTokenChanged(auth, (user) => listener.onAccount(user && readMember(user)));
    await lookAgain(auth);
    if (!isOver) listener.onAccount(auth.currentUser && readMember(auth.currentUser));
  };
  begin().catch(listener.onTrouble);
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Returns the account after a change on the account page; null if the member is signed out. Updates
 * the session, the header and other tabs.
 */
export async function renewAccount(): Promise<Account | null> {
  const auth = openAuth();
  await refreshMember(auth);
  // `refreshMember` makes the SDK copy its user object. The copy has no second factors until it is
  // reloaded.
  await lookAgain(auth);
  return auth.currentUser && readMember(auth.currentUser);
}

const readMember = (user: User) => accountOf(user, multiFactor(user).enrolledFactors);

/**
 * Reloads the account in the SDK, to include changes from other devices, such as the verification of
 * an email address. If the request fails, the SDK keeps its stored data.
 */
async function lookAgain({ currentUser }: Auth): Promise<void> {
  if (currentUser !== null) await withTimeLimit(currentUser.reload()).catch(() => {});
}
