import {
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  browserPopupRedirectResolver,
  getRedirectResult,
  linkWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from "firebase/auth";
import type { Auth, AuthProvider } from "firebase/auth";
import { markRedirect, unmarkRedirect } from "../redirect-mark.client.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { PEOPLE_LIMIT, isMobileBrowser, withTimeLimit } from "../time-limit.ts";
import { codeOf } from "./coded-error.ts";
import { completeEntry, guestOf } from "./enter.client.ts";
import { loadGoogleScript } from "./google-script.client.ts";
import { readyAuth } from "./ready-auth.client.ts";

/** Whether the page may be left for the provider's; not while it keeps what storage must not, such as a link to add. */
type Leaving = "allowed" | "never";

/**
 * Signs in with a provider's account (id of Firebase's, such as `google.com`): in a window of its own, or, where the
 * settings or a telephone want it and where windows are blocked, by leaving the page; then it does not come to an end
 * here but in {@link endRedirect}. A guest becomes a member, for whom only the window does: the SDK adds an account
 * by redirect only when it asks Google on every page from the start.
 */
export async function enterByProvider(
  settings: ClientAuthSettings,
  id: string,
  leaving: Leaving = "allowed",
): Promise<void> {
  const auth = await readyAuth(settings);
  const guest = guestOf(auth, settings);
  const provider = providerOf(id);
  await loadGoogleScript();
  const mayLeave = leaving === "allowed" && guest === null;
  if (mayLeave && (settings.federatedWay === "redirect" || isMobileBrowser())) {
    return leaveFor(auth, provider);
  }
  try {
    const entry = guest
      ? linkWithPopup(guest, provider, browserPopupRedirectResolver)
      : signInWithPopup(auth, provider, browserPopupRedirectResolver);
    await completeEntry(settings, auth, await withTimeLimit(entry, PEOPLE_LIMIT));
  } catch (error) {
    if (!mayLeave || codeOf(error) !== "auth/popup-blocked") throw error;
    await leaveFor(auth, provider);
  }
}

let ending: Promise<boolean> | undefined;

/**
 * Ends what a redirect began, on the page that it began on; false when the visitor came back without signing in.
 * Once for a page: the provider tells it only once.
 */
export function endRedirect(settings: ClientAuthSettings): Promise<boolean> {
  ending ??= end(settings);
  return ending;
}

async function end(settings: ClientAuthSettings): Promise<boolean> {
  const auth = await readyAuth(settings);
  await loadGoogleScript();
  const entry = await withTimeLimit(getRedirectResult(auth, browserPopupRedirectResolver));
  if (entry === null) return false;
  await completeEntry(settings, auth, entry);
  return true;
}

async function leaveFor(auth: Auth, provider: AuthProvider): Promise<void> {
  markRedirect();
  try {
    await withTimeLimit(signInWithRedirect(auth, provider, browserPopupRedirectResolver));
  } catch (error) {
    unmarkRedirect();
    throw error;
  }
}

/** Asks for no more than name and address: the scopes that each provider gives by itself. */
export function providerOf(id: string): AuthProvider {
  switch (id) {
    case GoogleAuthProvider.PROVIDER_ID:
      // Who has several accounts there chooses one each time.
      return new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" });
    case GithubAuthProvider.PROVIDER_ID:
      return new GithubAuthProvider();
    case FacebookAuthProvider.PROVIDER_ID:
      return new FacebookAuthProvider();
    default:
      return new OAuthProvider(id);
  }
}
