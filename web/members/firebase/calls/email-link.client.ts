import { storageOfAllTabs } from "../../browser-storage.client.ts";
import { EmailAuthProvider, sendSignInLinkToEmail } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { enterWith } from "./enter.client.ts";
import { codedError } from "./coded-error.ts";
import { readyAuth } from "./ready-auth.client.ts";

/** Storage key of the address that the link was sent to. The link itself never contains it, since others may see it. */
const KEY = "marquee-link-email";

/** Sends a sign-in link that returns to `path` of this site. Does not reveal whether there is an account. */
export async function sendEmailLink(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  await withTimeLimit(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true }));
  storageOfAllTabs()?.setItem(KEY, email);
}

/** Returns the address that this browser requested a link for; null on another device, where it must be typed again. */
export const rememberedLinkEmail = (): string | null => storageOfAllTabs()?.getItem(KEY) ?? null;

/** Signs in with a link's one-time code and the address it was sent to. Resolves when the session is open. */
export async function signInByEmailLink(
  settings: ClientAuthSettings,
  { email, code }: { email: string; code: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  await enterWith(settings, EmailAuthProvider.credentialWithLink(email, linkOf(settings, code)));
  storageOfAllTabs()?.removeItem(KEY);
}

/** Builds the whole link that the SDK requires, with the parameters that it reads. */
function linkOf({ tenantId }: ClientAuthSettings, code: string): string {
  const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? "";
  const query = new URLSearchParams({ mode: "signIn", oobCode: code, apiKey });
  if (tenantId !== null) query.set("tenantId", tenantId);
  return `${location.origin}/auth/action?${query.toString()}`;
}
