import { keptForAllTabs } from "../browser-storage.client.ts";
import { EmailAuthProvider, sendSignInLinkToEmail } from "firebase/auth";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { withTimeLimit } from "../time-limit.ts";
import { enterWith } from "./enter.client.ts";
import { codedError } from "./coded-error.ts";
import { readyAuth } from "./ready-auth.client.ts";

/** Below it stands, for this browser, whom the link was sent to; never in the link, which others may see. */
const KEY = "marquee-link-email";

/** Sends a link that signs its reader in and leads on to `path` of this site. Says nothing of whether there is an account. */
export async function sendEmailLink(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  await withTimeLimit(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }));
  keptForAllTabs()?.setItem(KEY, email);
}

/** Whom this browser had a link sent to; null on another device, where the address has to be typed again. */
export const rememberedLinkEmail = (): string | null => keptForAllTabs()?.getItem(KEY) ?? null;

/** Signs in with a link's one-time code and the address it was sent to. When it resolves the session is open. */
export async function signInByEmailLink(
  settings: ClientAuthSettings,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  await enterWith(settings, EmailAuthProvider.credentialWithLink(email, linkOf(settings, code)));
  keptForAllTabs()?.removeItem(KEY);
}

/** The SDK takes nothing but a whole link, of which it reads these. */
function linkOf({ tenantId }: ClientAuthSettings, code: string): string {
  const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? "";
  const query = new URLSearchParams({ mode: "signIn", oobCode: code, apiKey });
  if (tenantId !== null) query.set("tenantId", tenantId);
  return `${location.origin}/auth/action?${query.toString()}`;
}
