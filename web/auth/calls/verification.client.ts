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

/** Whether the member's address is confirmed by now, and has the session know; null where nobody is signed in here. */
export async function checkVerified(settings: ClientAuthSettings): Promise<boolean | null> {
  const auth = await readyAuth(settings);
  return (await refreshMember(auth)) ? (auth.currentUser?.emailVerified ?? null) : null;
}
