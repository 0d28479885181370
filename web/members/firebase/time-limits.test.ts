import { initialAuthSettings } from "@marquee/schemas/contract";
import { createUserWithEmailAndPassword, EmailAuthProvider } from "firebase/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as account from "../account/account-calls.client.ts";
import * as action from "../action/action-code.client.ts";
import * as firebase from "./firebase.client.ts";
import * as ready from "./ready-auth.client.ts";
import { FIREBASE_PATH } from "../../runtime/firebase-browser-settings.ts";
import * as entry from "../sign-in/enter.client.ts";
import { signInByEmailLink } from "../sign-in/email-links.client.tsx";
import { signInByPassword } from "../sign-in/password/password.client.tsx";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";

/** The SDK stores `fetch` when it is imported, so it is replaced before. */
const network = vi.hoisted(() => {
  const replaced = { fetch: globalThis.fetch };
  const forward: typeof fetch = (...request) => replaced.fetch(...request);
  vi.stubGlobal("fetch", forward);
  // The SDK's own limit, which covers only its requests, is then 60 s, so that the test sees ours.
  vi.stubGlobal("navigator", { userAgent: "a desktop", product: "ReactNative" });
  return replaced;
});

const settings: ClientAuthSettings = {
  ...initialAuthSettings,
  tokenSync: { site: false, service: null },
  texts: { signInHeading: null, signInIntro: null, signUpIntro: null, terms: null },
};

const email = "somebody@marquee.test";
const password = "popcorn-and-dark";
const credential = EmailAuthProvider.credential(email, password);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const now = Math.floor(Date.now() / 1000);
const idToken = `${encode({ alg: "none" })}.${encode({ iat: now, exp: now + 3_600 })}.`;
const localId = "uid-1";

/** Responses to the requests that sign the member up. The sign-in service answers no other request. */
const responses: Record<string, object> = {
  "accounts:signUp": { idToken, refreshToken: "refresh", expiresIn: "3600", localId },
  "accounts:lookup": { users: [{ localId, email }] },
};

let isSilent = false;

/** Answers the site's requests, and those of the SDK until the sign-in service is silent. */
async function fetchHere(input: string | URL | Request): Promise<Response> {
  const { pathname } = new URL(String(input), "http://localhost:3120");
  if (pathname === FIREBASE_PATH) {
    const project = { projectId: "demo-marquee", apiKey: "demo-key", authDomain: null };
    return Response.json({ ...project, emulator: "localhost:9099" });
  }
  if (pathname.startsWith("/api/")) return Response.json({ site: false, service: null });
  const response = responses[pathname.split("/").at(-1) ?? ""];
  return isSilent || response === undefined ? new Promise(() => {}) : Response.json(response);
}

beforeAll(async () => {
  network.fetch = fetchHere;
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", new URL("http://localhost:3120/en/account"));
  vi.stubGlobal("document", { cookie: "marquee_signed_in=1", documentElement: { lang: "en" } });
  const auth = await firebase.loadAuth();
  await createUserWithEmailAndPassword(auth, email, password);
  // From here on, no request is answered.
  isSilent = true;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<unknown>]>([
  ["a change of the name", () => account.rename("Clara")],
  ["removing a provider's picture", () => account.removeProviderPhoto()],
  ["a change of the address", () => account.changeEmail(email)],
  ["a change of the password", () => account.changePassword(password)],
  ["removing a sign-in method", () => account.removeMethod("google.com")],
  ["an authenticator app's secret", () => account.newTotpSecret()],
  ["removing a second factor", () => account.removeFactor("factor")],
  ["renewing the account", () => account.renewAccount()],
  ["checking an email's code", () => action.checkCode(settings, "code", "verifyEmail")],
  ["using an email's code", () => action.applyCode(settings, "code")],
  ["setting a new password", () => action.setPassword(settings, "code", password)],
  ["renewing the session", () => firebase.renewSession()],
  ["reloading the account", () => ready.checkVerified(settings)],
  ["sending the verification", () => ready.sendVerification(settings, "/en")],
  ["signing in with a credential", () => entry.enterWith(settings, credential)],
  ["linking a credential", () => entry.addHeld(settings, credential)],
  ["entering a known account", () => entry.enterKnown(settings, credential)],
  ["signing in by password", () => signInByPassword(settings, { email, password })],
  ["signing in by email link", () => signInByEmailLink(settings, { email, code: "code" })],
  ["deleting the account", () => account.deleteAccount()],
])("[AUTH-8] %s ends after 30 s when the sign-in service never answers", async (_what, call) => {
  const ended = vi.fn<(error: unknown) => void>();
  void call().then(() => ended(null), ended);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "timeout" }));
});
