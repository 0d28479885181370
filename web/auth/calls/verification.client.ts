import { sendEmailVerification } from "firebase/auth";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { withTimeLimit } from "../time-limit.ts";
import { readyAuth } from "./ready-auth.client.ts";
import { refreshMember } from "./refresh-member.client.ts";

/**
 * Sends the signed-in member the message that confirms their address; its link leads on to `path` of this site. False
 * where nobody is signed in here.
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

/** A new member is not kept waiting longer for the message to be sent. In ms. */
const PATIENCE = 5_000;

/**
 * Sends it to a new member. Where that fails nothing is said: they are a member all the same, and what asks for a
 * confirmed address offers it again.
 */
export async function welcome(settings: ClientAuthSettings, path: string): Promise<void> {
  await withTimeLimit(sendVerification(settings, path), PATIENCE).catch(() => {});
}

/** Whether the member's address is confirmed by now, and has the session know; null where nobody is signed in here. */
export async function checkVerified(settings: ClientAuthSettings): Promise<boolean | null> {
  const auth = await readyAuth(settings);
  return (await refreshMember(auth)) ? (auth.currentUser?.emailVerified ?? null) : null;
}
