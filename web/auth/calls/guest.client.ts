import { signInAnonymously } from "firebase/auth";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { announceSession } from "../session/tabs.client.ts";
import { withTimeLimit } from "../time-limit.ts";
import { trackEntry } from "./enter.client.ts";
import { readyAuth } from "./ready-auth.client.ts";

/** Lets someone in as a guest, with an account that nobody but this browser knows. The session is open then. */
export async function enterAsGuest(settings: ClientAuthSettings): Promise<void> {
  const auth = await readyAuth(settings);
  const entry = await withTimeLimit(signInAnonymously(auth));
  announceSession();
  trackEntry(entry);
}
