import { sendEmailVerification } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { readyAuth, refreshMember } from "./ready-auth.client.ts";

/**
 * Sends the signed-in member the message that verifies their address; its link returns to `path` of this site. Returns
 * false if nobody is signed in here.
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

/** Timeout of the message to a new member, who waits for it. In ms. */
const PATIENCE = 5_000;

/**
 * Sends a new member the verification message. Ignores a failure: they are a member anyway, and screens that require a
 * verified address offer it again.
 */
export async function welcome(settings: ClientAuthSettings, path: string): Promise<void> {
  await withTimeLimit(sendVerification(settings, path), PATIENCE).catch(() => {});
}

/**
 * Returns whether the member's address is verified by now, and renews the session; null if nobody is signed in here.
 */
export async function checkVerified(settings: ClientAuthSettings): Promise<boolean | null> {
  const auth = await readyAuth(settings);
  return (await refreshMember(auth)) ? (auth.currentUser?.emailVerified ?? null) : null;
}
