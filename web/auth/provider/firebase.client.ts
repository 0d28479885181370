import { getApp, getApps, initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  setPersistence,
} from "firebase/auth";
import type { Auth } from "firebase/auth";
import { installTokenSync } from "../session/token-sync.client.ts";

/** Where a browser keeps the signed-in member [AUTH-3]. */
export type Persistence = "local" | "session" | "indexedDb";

const persistences = {
  local: browserLocalPersistence,
  session: browserSessionPersistence,
  indexedDb: indexedDBLocalPersistence,
};

let known: Auth | undefined;

/**
 * The provider's SDK in this browser, with our session kept in step. Made once per page, by whoever acts first; it
 * finds the member wherever they were kept.
 * `initializeAuth` without a popup resolver: `getAuth` would load a script from apis.google.com on phones at once.
 */
export function openAuth(): Auth {
  known ??= makeAuth();
  return known;
}

/** Has the next member kept as the settings say. */
export async function keepMembersIn(auth: Auth, persistence: Persistence): Promise<void> {
  await setPersistence(auth, persistences[persistence]);
}

function makeAuth(): Auth {
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? "";
  // The host of the providers' pages; the site's own where none is set. The embedded service brings its own.
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
    // The server refuses to start with this mixture; a page built with it must not sign anyone in either. [SEC-3]
    if (!projectId.startsWith("demo-")) throw new Error("An emulator is set for a real project.");
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  }
  installTokenSync(auth);
  return auth;
}
