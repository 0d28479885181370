import {
  browserPopupRedirectResolver,
  linkWithPopup,
  reauthenticateWithPopup,
} from "firebase/auth";
import { PEOPLE_LIMIT, withTimeLimit } from "../time-limit.ts";
import { providerOf } from "./federated.client.ts";
import { memberNow } from "./follow-account.client.ts";
import { loadGoogleScript } from "./google-script.client.ts";

/** Adds a provider's account (id of Firebase's, such as `github.com`) to the member's, in a window of its own. */
export async function linkProvider(id: string): Promise<void> {
  await inWindow(linkWithPopup, id);
}

/** Proves by a provider's account that it is still the same person. */
export async function confirmByProvider(id: string): Promise<void> {
  await inWindow(reauthenticateWithPopup, id);
}

/**
 * The page is never left for it: the SDK adds and confirms by redirect only when it asks Google on every page from the
 * start, and what the member was about would be gone. A window that was blocked is said.
 */
async function inWindow(call: typeof linkWithPopup, id: string): Promise<void> {
  await loadGoogleScript();
  const done = call(memberNow(), providerOf(id), browserPopupRedirectResolver);
  await withTimeLimit(done, PEOPLE_LIMIT);
}
