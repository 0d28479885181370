import { sendPasswordResetEmail } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { codeOf, codedError } from "./coded-error.ts";
import { readyAuth } from "./ready-auth.client.ts";

/**
 * Sends a link to choose a new password, which returns to `path` of this site. Also resolves for an address without an
 * account, since a project without enumeration protection would reveal it.
 */
export async function sendReset(
  settings: ClientAuthSettings,
  { email, path }: { email: string; path: string },
): Promise<void> {
  if (email === "") throw codedError("missing-email");
  const auth = await readyAuth(settings);
  const url = `${location.origin}${path}`;
  try {
    await withTimeLimit(sendPasswordResetEmail(auth, email, { url }));
  } catch (error) {
    if (!tellsOfAccount(error)) throw error;
  }
}

const tellsOfAccount = (error: unknown) =>
  ["auth/user-not-found", "auth/user-disabled"].includes(codeOf(error) ?? "");
