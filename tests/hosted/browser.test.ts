// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { parseFirebaseSettings } from "../../web/runtime/firebase-settings.ts";
import {
  FIREBASE_PATH,
  type PublicFirebaseSettings,
} from "../../web/runtime/firebase-browser-settings.ts";
import { hostedFirebase } from "./settings.ts";

const asked: string[] = [];

// Returns the site's settings, and otherwise rejects the password. The SDK stores a reference to `fetch` when it loads.
globalThis.fetch = async (input) => {
  const address = input instanceof Request ? input.url : String(input);
  if (address === FIREBASE_PATH) return Response.json(browserSettings);
  asked.push(address);
  const error = { error: { code: 400, message: "INVALID_LOGIN_CREDENTIALS" } };
  return Response.json(error, { status: 400 });
};

let browserSettings: PublicFirebaseSettings;

afterEach(async () => {
  const { deleteApp, getApps } = await import("firebase/app");
  await Promise.all(getApps().map(deleteApp));
  asked.length = 0;
});

async function trySignIn(env: Record<string, string>, more: Partial<PublicFirebaseSettings> = {}) {
  vi.resetModules();
  const result = parseFirebaseSettings({ ...env, METADATA_SERVER_DETECTION: "assume-present" });
  if (!result.ok) throw new Error(result.problems.join("\n"));
  browserSettings = { ...result.browser, ...more };
  const { loadAuth } = await import("../../web/members/firebase/firebase.client.ts");
  const { signInWithEmailAndPassword } = await import("firebase/auth");
  const auth = await loadAuth();
  await signInWithEmailAndPassword(auth, "a@example.org", "a password").catch(() => undefined);
  return auth;
}

test("[RUN-2] signs in at Google without an emulator when a Firebase project is set", async () => {
  const auth = await trySignIn(hostedFirebase);
  expect(asked).toEqual([
    "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=AIza-example",
  ]);
  expect(auth.emulatorConfig).toBeNull();
});

test("[SEC-3] refuses to sign in when an emulator is set for a real project", async () => {
  const mixed = trySignIn(hostedFirebase, { emulator: "localhost:9099" });
  await expect(mixed).rejects.toThrow(/real project/);
  expect(asked).toEqual([]);
});

test("[AUTH-1] uses the site's own host for the provider's pages when no other host is set", async () => {
  const auth = await trySignIn({ ...hostedFirebase, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "" });
  expect(auth.config.authDomain).toBe(location.host);
});
