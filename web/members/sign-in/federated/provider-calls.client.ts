import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
} from "firebase/auth";
import { markRedirect, unmarkRedirect } from "../resume-sign-in.client.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { isMobileBrowser, PEOPLE_LIMIT, withTimeLimit } from "../../../runtime/time-limit.ts";
import { codedError, codeOf } from "../../errors.ts";
import { completeEntry, guestOf } from "../enter.client.ts";
import { memberNow, readyAuth } from "../../firebase/ready-auth.client.ts";

/**
 * Whether the page may redirect to the provider. `never` while the page holds a credential, because a redirect would
 * have to store it.
 */
type Leaving = "allowed" | "never";

/**
 * Signs in with an identity provider. `id` is Firebase's provider id, such as `google.com`. Opens a
 * popup. Redirects the page instead on mobile browsers, if the settings ask for it, or if the
 * browser blocks the popup. {@link endRedirect} then completes the sign-in. A guest is upgraded
 * only in a popup. To upgrade a guest by redirect, the SDK would have to be created with its popup
 * resolver, which contacts Google on every page.
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
 * Completes a sign-in by redirect, on the page from which it started. Returns false when the
 * visitor came back without signing in. Runs once per page, because the SDK returns the result only
 * once.
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

/**
 * Creates a provider without extra scopes, because the default scopes include the name and the
 * email address.
 */
function providerOf(id: string): AuthProvider {
  switch (id) {
    case GoogleAuthProvider.PROVIDER_ID:
      // Lets users with several Google accounts choose one each time.
      return new GoogleAuthProvider().setCustomParameters({ prompt: "select_account" });
    case GithubAuthProvider.PROVIDER_ID:
      return new GithubAuthProvider();
    case FacebookAuthProvider.PROVIDER_ID:
      return new FacebookAuthProvider();
    default:
      return new OAuthProvider(id);
  }
}

/**
 * Adds a provider's account to the member's account, in a popup. `id` is Firebase's provider id,
 * such as `github.com`.
 */
export async function linkProvider(id: string): Promise<void> {
  await inWindow(linkWithPopup, id);
}

/** Confirms the member's identity by a new sign-in with a provider, in a popup. */
export async function confirmByProvider(id: string): Promise<void> {
  await inWindow(reauthenticateWithPopup, id);
}

/**
 * Runs a call in a popup, never by redirect. To link an account or to confirm an identity by
 * redirect, the SDK would have to be created with its popup resolver, which contacts Google on
 * every page. A redirect would also lose the member's unfinished work. A blocked popup is an error.
 */
async function inWindow(call: typeof linkWithPopup, id: string): Promise<void> {
  await loadGoogleScript();
  const done = call(memberNow(), providerOf(id), browserPopupRedirectResolver);
  await withTimeLimit(done, PEOPLE_LIMIT);
}

const ADDRESS = "https://apis.google.com/js/api.js";

let loading: Promise<void> | undefined;

/**
 * Loads the Google script through which the SDK talks to the provider's page, with a timeout [AUTH-8]. The SDK uses a
 * script that is already loaded. Otherwise it loads the script itself, but waits forever if a firewall drops the
 * request. Call this only when a provider has been chosen, because Google learns of the visit.
 */
function loadGoogleScript(): Promise<void> {
  loading ??= withTimeLimit(load()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  script.src = ADDRESS;
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => {
    script.remove();
    reject(codedError("network-request-failed"));
  });
  document.head.append(script);
  return promise;
}
