import {
  browserPopupRedirectResolver,
  linkWithPopup,
  reauthenticateWithPopup,
} from "firebase/auth";
import { PEOPLE_LIMIT, withTimeLimit } from "../../time-limit.ts";
import { providerOf } from "./federated.client.ts";
import { memberNow } from "./follow-account.client.ts";
import { loadGoogleScript } from "./google-script.client.ts";

/** Links a provider's account (Firebase's provider id, such as `github.com`) to the member's, in a popup. */
export async function linkProvider(id: string): Promise<void> {
  await inWindow(linkWithPopup, id);
}

/** Confirms the member's identity by a provider's account. */
export async function confirmByProvider(id: string): Promise<void> {
  await inWindow(reauthenticateWithPopup, id);
}

/**
 * Runs a call in a popup, never by redirect. The SDK links and confirms by redirect only with a resolver that contacts
 * Google on every page. A redirect would also lose the member's unfinished work. A blocked popup is an error.
 */
async function inWindow(call: typeof linkWithPopup, id: string): Promise<void> {
  await loadGoogleScript();
  const done = call(memberNow(), providerOf(id), browserPopupRedirectResolver);
  await withTimeLimit(done, PEOPLE_LIMIT);
}
