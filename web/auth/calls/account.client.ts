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
import { openAuth } from "../provider/firebase.client.ts";
import { SESSION_PATH } from "../session/session-cookie.ts";
import { announceSession } from "../session/tabs.client.ts";
import { withTimeLimit } from "../time-limit.ts";
import { withCaptcha } from "./captcha.client.ts";
import { codedError } from "./coded-error.ts";
import { memberNow } from "./follow-account.client.ts";

/** Changes the name that others read; an empty one takes it away. */
export async function rename(name: string): Promise<void> {
  await withTimeLimit(updateProfile(memberNow(), { displayName: name }));
}

/** Changes the address of the member's picture; an empty one takes it away. Pictures come over https alone. */
export async function setPhoto(address: string): Promise<void> {
  if (address !== "" && URL.parse(address)?.protocol !== "https:")
    throw codedError("invalid-photo");
  await withTimeLimit(updateProfile(memberNow(), { photoURL: address }));
}

/** Has a message sent to the new address; it takes the old one's place when its link is followed. */
export async function changeEmail(email: string): Promise<void> {
  if (email === "") throw codedError("missing-email");
  // The provider would find out too, but only after it asked who is there.
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw codedError("invalid-email");
  await withTimeLimit(verifyBeforeUpdateEmail(memberNow(), email, { url: here() }));
}

/** Changes the password, or sets one where there is none: the account's address then opens it too. */
export async function changePassword(password: string): Promise<void> {
  if (password === "") throw codedError("missing-password");
  const user = memberNow();
  const hasOne = user.providerData.some(({ providerId }) => providerId === "password");
  if (hasOne) return withTimeLimit(updatePassword(user, password));
  if (user.email === null) throw codedError("missing-email");
  const credential = EmailAuthProvider.credential(user.email, password);
  await withTimeLimit(linkWithCredential(user, credential));
}

/** Has a code sent to a number (E.164). Gives what belongs to the code. */
export async function sendPhoneCode(number: string): Promise<string> {
  const auth = openAuth();
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier),
  );
}

/** Makes the number that a code was sent to the member's; the account then opens by text message too. */
export async function setPhone(sentId: string, code: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await withTimeLimit(updatePhoneNumber(memberNow(), credential));
}

/** Takes a way of signing in away, by the provider's own name for it; `phone` takes the number away too. */
export async function removeWay(id: string): Promise<void> {
  await withTimeLimit(unlink(memberNow(), id));
}

/** Signs out on every device: no session and no SDK that knows the member is taken any longer. */
export async function signOutEverywhere(): Promise<void> {
  const answer = await fetch(`${SESSION_PATH}/everywhere`, { method: "DELETE" });
  // The session that would end them is over itself.
  if (answer.status === 401) throw codedError("user-token-expired");
  if (!answer.ok) throw codedError("network-request-failed");
  announceSession();
  await withTimeLimit(openAuth().signOut());
}

/** Deletes the account at the provider and closes the session. */
export async function deleteAccount(): Promise<void> {
  await withTimeLimit(deleteUser(memberNow()));
  // The SDK has asked for this, but disregards whether it was done.
  await fetch(SESSION_PATH, { method: "DELETE" }).catch(() => {});
  announceSession();
}

/** This page, without what its address carries. */
const here = () => `${location.origin}${location.pathname}`;
