import {
  EmailAuthProvider,
  PhoneAuthProvider,
  deleteUser,
  linkWithCredential,
  unlink,
  updatePassword,
  updatePhoneNumber,
  updateProfile,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { openAuth } from "../firebase.client.ts";
import { SESSION_PATH } from "../../session/session-cookie.ts";
import { announceSession } from "../../token-sync/session-signals.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { withCaptcha } from "./captcha.client.ts";
import { codedError } from "./coded-error.ts";
import { memberNow } from "./follow-account.client.ts";

/** Changes the display name; an empty one removes it. */
export async function rename(name: string): Promise<void> {
  await withTimeLimit(updateProfile(memberNow(), { displayName: name }));
}

/** Changes the address of the member's picture; an empty one removes it. Only https is allowed. */
export async function setPhoto(address: string): Promise<void> {
  if (address !== "" && URL.parse(address)?.protocol !== "https:")
    throw codedError("invalid-photo");
  await withTimeLimit(updateProfile(memberNow(), { photoURL: address }));
}

/** Sends a message to the new address, which replaces the old one when its link is followed. */
export async function changeEmail(email: string): Promise<void> {
  if (email === "") throw codedError("missing-email");
  // The provider checks this too, but only after the member has confirmed their identity.
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw codedError("invalid-email");
  await withTimeLimit(verifyBeforeUpdateEmail(memberNow(), email, { url: here() }));
}

/** Changes the password, or adds one: the account's address can then be used to sign in. */
export async function changePassword(password: string): Promise<void> {
  if (password === "") throw codedError("missing-password");
  const user = memberNow();
  const hasOne = user.providerData.some(({ providerId }) => providerId === "password");
  if (hasOne) return withTimeLimit(updatePassword(user, password));
  if (user.email === null) throw codedError("missing-email");
  const credential = EmailAuthProvider.credential(user.email, password);
  await withTimeLimit(linkWithCredential(user, credential));
}

/** Sends a code to a number (E.164). Returns the id that belongs to the code. */
export async function sendPhoneCode(number: string): Promise<string> {
  const auth = openAuth();
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier),
  );
}

/** Sets the member's phone number, proven by a code; text messages can then be used to sign in. */
export async function setPhone(sentId: string, code: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await withTimeLimit(updatePhoneNumber(memberNow(), credential));
}

/** Removes a sign-in method by its provider id; `phone` removes the number too. */
export async function removeWay(id: string): Promise<void> {
  await withTimeLimit(unlink(memberNow(), id));
}

/** Signs out on every device: revokes all sessions, and all SDK sign-ins of the member. */
export async function signOutEverywhere(): Promise<void> {
  const answer = await fetch(`${SESSION_PATH}/everywhere`, { method: "DELETE" });
  // The session that this request needs has ended itself.
  if (answer.status === 401) throw codedError("user-token-expired");
  if (!answer.ok) throw codedError("network-request-failed");
  announceSession();
  await withTimeLimit(openAuth().signOut());
}

/** Deletes the account at the provider and closes the session. */
export async function deleteAccount(): Promise<void> {
  await withTimeLimit(deleteUser(memberNow()));
  // The SDK has requested this already, but ignores whether it succeeded.
  await fetch(SESSION_PATH, { method: "DELETE" }).catch(() => {});
  announceSession();
}

/** The current page's address without query and fragment. */
const here = () => `${location.origin}${location.pathname}`;
