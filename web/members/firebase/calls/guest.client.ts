import { signInAnonymously } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { announceSession } from "../../token-sync/tabs.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { trackEntry } from "./enter.client.ts";
import { readyAuth } from "./ready-auth.client.ts";

/** Signs in as a guest, with an account that only this browser knows. Resolves when the session is open. */
export async function enterAsGuest(settings: ClientAuthSettings): Promise<void> {
  const auth = await readyAuth(settings);
  const entry = await withTimeLimit(signInAnonymously(auth));
  announceSession();
  trackEntry(entry);
}
