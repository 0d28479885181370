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
import { installTokenSync } from "../token-sync/token-sync.client.ts";
import { withTimeLimit } from "../time-limit.ts";

/** Storage of the signed-in member in the browser [AUTH-3]. */
export type Persistence = "local" | "session" | "indexedDb";

const persistences = {
  local: browserLocalPersistence,
  session: browserSessionPersistence,
  indexedDb: indexedDBLocalPersistence,
};

let known: Auth | undefined;

/**
 * Returns the `Auth` object of Firebase's SDK, created on the first call. It restores the signed-in
 * member from any of the three browser storages. Its sign-ins and sign-outs open and close the
 * site's session. Uses `initializeAuth` without a popup resolver, because `getAuth` loads a script
 * from apis.google.com at once on phones.
 */
export function openAuth(): Auth {
  known ??= makeAuth();
  return known;
}

/** Sets the browser storage for the current member and for later sign-ins. */
export async function storeMembersIn(auth: Auth, persistence: Persistence): Promise<void> {
  await setPersistence(auth, persistences[persistence]);
}

function makeAuth(): Auth {
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? "";
  // Host of the page that handles popups and redirects of identity providers. If no host is set,
  // the page is on the site's own host. Unused with the embedded service, which has its own pages.
  const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN || location.host;
  const app =
    getApps().length > 0
      ? getApp()
      : initializeApp({
          projectId,
          apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? "",
          authDomain,
        });
  const auth = initializeAuth(app, { persistence: Object.values(persistences) });
  const emulator = process.env.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) {
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
  const auth = openAuth();
  await withTimeLimit(auth.authStateReady());
  await withTimeLimit(auth.currentUser?.getIdToken(true) ?? Promise.resolve(null));
}

/** Signs the member out of the SDK. */
export async function forgetMember(): Promise<void> {
  const auth = openAuth();
  await withTimeLimit(auth.authStateReady());
  await withTimeLimit(signOut(auth));
}
