import { getApp, getApps, initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  setPersistence,
  signOut,
} from "firebase/auth";
import { codedError } from "../errors.ts";
import { installTokenSync } from "../token-sync/token-sync.client.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";
import {
  FIREBASE_PATH,
  type PublicFirebaseSettings,
} from "../../runtime/firebase-browser-settings.ts";

/** Storage of the signed-in member in the browser [AUTH-3]. */
export type Persistence = "local" | "session" | "indexedDb";

const persistences = {
  local: browserLocalPersistence,
  session: browserSessionPersistence,
  indexedDb: indexedDBLocalPersistence,
};

let known: Auth | undefined;
let loading: Promise<Auth> | undefined;

/**
 * Returns the `Auth` object of Firebase's SDK. The first call reads the settings from the site, and
 * a call after a failure reads them again. The object restores the signed-in member from any of the
 * three browser storages. Its sign-ins and sign-outs open and close the site's session.
 */
export function loadAuth(): Promise<Auth> {
  loading ??= withTimeLimit(fetchSettings())
    .then((settings) => (known = makeAuth(settings)))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Returns the `Auth` object that {@link loadAuth} has created. Browsers open a popup only right
 * after a click, so such callers can't wait.
 */
export function openAuth(): Auth {
  if (known === undefined) throw codedError("network-request-failed");
  return known;
}

/** Requests the settings of the environment. The build does not contain them, so it serves every environment. */
async function fetchSettings(): Promise<PublicFirebaseSettings> {
  const response = await fetch(FIREBASE_PATH).catch(() => null);
  if (!response?.ok) throw codedError("network-request-failed");
  return response.json();
}

/** Sets the browser storage for the current member and for later sign-ins. */
export async function storeMembersIn(auth: Auth, persistence: Persistence): Promise<void> {
  await setPersistence(auth, persistences[persistence]);
}

/**
 * Uses `initializeAuth` without a popup resolver, because `getAuth` loads a script from
 * apis.google.com at once on phones.
 */
function makeAuth({ projectId, apiKey, authDomain, emulator }: PublicFirebaseSettings): Auth {
  const app =
    getApps().length > 0
      ? getApp()
      : initializeApp({ projectId, apiKey, authDomain: authDomain ?? location.host });
  const auth = initializeAuth(app, { persistence: Object.values(persistences) });
  if (emulator !== null) {
    // The server refuses to start with an emulator and a real project. A page in the browser must not
    // sign anyone in with these settings either. [SEC-3]
    if (!projectId.startsWith("demo-")) throw new Error("An emulator is set for a real project.");
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  }
  installTokenSync(auth);
  return auth;
}

/** Renews the session with a fresh token if a member is signed in to the SDK. */
export async function renewSession(): Promise<void> {
  const auth = await loadAuth();
  await withTimeLimit(auth.authStateReady());
  await withTimeLimit(auth.currentUser?.getIdToken(true) ?? Promise.resolve(null));
}

/** Signs the member out of the SDK. */
export async function forgetMember(): Promise<void> {
  const auth = await loadAuth();
  await withTimeLimit(auth.authStateReady());
  await withTimeLimit(signOut(auth));
}
