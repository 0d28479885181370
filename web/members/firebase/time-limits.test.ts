// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PEOPLE_LIMIT } from "../time-limit.ts";

/**
 * The simulated SDK. Its asynchronous functions resolve, except the call with the index `hangsAt`, which never settles.
 */
const sdk = vi.hoisted(() => {
  const state = { hangsAt: 0, called: 0, hung: new Set<string>() };
  const respond = (name: string, value?: unknown) => async () => {
    state.called += 1;
    if (state.called - 1 !== state.hangsAt) return value;
    state.hung.add(name);
    return new Promise<never>(() => {});
  };
  const user = {
    uid: "mina",
    email: "mina@marquee.test",
    providerData: [{ providerId: "password" }],
    metadata: {},
    reload: respond("reload"),
    getIdToken: respond("getIdToken", "a.b.c"),
  };
  const guest = { ...user, isAnonymous: true };
  const auth = {
    currentUser: user,
    config: { apiKey: "demo-key" },
    authStateReady: respond("authStateReady"),
    signOut: respond("signOut"),
  };
  const entry = { user, operationType: "link" };
  return { state, respond, user, guest, auth, entry };
});

/** Every asynchronous function that the tested modules import from the SDK, with its result. */
const results = vi.hoisted(() => ({
  applyActionCode: undefined,
  checkActionCode: { operation: "PASSWORD_RESET", data: {} },
  confirmPasswordReset: undefined,
  createUserWithEmailAndPassword: sdk.entry,
  deleteUser: undefined,
  getRedirectResult: sdk.entry,
  linkWithCredential: sdk.entry,
  linkWithPopup: sdk.entry,
  reauthenticateWithCredential: sdk.entry,
  reauthenticateWithPopup: sdk.entry,
  sendEmailVerification: undefined,
  sendPasswordResetEmail: undefined,
  sendSignInLinkToEmail: undefined,
  signInAnonymously: sdk.entry,
  signInWithCredential: sdk.entry,
  signInWithEmailAndPassword: sdk.entry,
  signInWithPopup: sdk.entry,
  signInWithRedirect: undefined,
  unlink: undefined,
  updateCurrentUser: undefined,
  updatePassword: undefined,
  updatePhoneNumber: undefined,
  updateProfile: undefined,
  validatePassword: {},
  verifyBeforeUpdateEmail: undefined,
}));

vi.mock("firebase/auth", async (importOriginal) => {
  const credential = () => ({ signInMethod: "phone" });
  class PhoneAuthProvider {
    static credential = credential;
    verifyPhoneNumber = sdk.respond("verifyPhoneNumber", "sent-1");
  }
  class RecaptchaVerifier {
    clear() {}
  }
  return {
    ...(await importOriginal<object>()),
    ...Object.fromEntries(
      Object.entries(results).map(([name, value]) => [name, sdk.respond(name, value)]),
    ),
    signOut: sdk.auth.signOut,
    PhoneAuthProvider,
    RecaptchaVerifier,
    PhoneMultiFactorGenerator: { assertion: credential },
    TotpMultiFactorGenerator: {
      generateSecret: sdk.respond("generateSecret", {}),
      assertionForEnrollment: credential,
      assertionForSignIn: credential,
    },
    multiFactor: () => ({
      enrolledFactors: [],
      getSession: sdk.respond("getSession", {}),
      enroll: sdk.respond("enroll"),
      unenroll: sdk.respond("unenroll"),
    }),
    getAdditionalUserInfo: () => ({ isNewUser: true }),
    onIdTokenChanged: () => () => {},
  };
});
vi.mock("./firebase.client.ts", () => ({
  loadAuth: async () => sdk.auth,
  openAuth: () => sdk.auth,
  storeMembersIn: sdk.respond("setPersistence"),
}));
vi.mock("../token-sync/session-signals.client.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  hasSessionHint: () => false,
}));
// Simulates loading the provider's script, because jsdom does not load scripts.
vi.spyOn(document.head, "append").mockImplementation((script) => {
  const load = sdk.respond("loadGoogleScript");
  if (script instanceof Node) void load().then(() => script.dispatchEvent(new Event("load")));
});
vi.stubGlobal("fetch", async () => new Response());

const settings = { tenantId: null, persistence: "local", signUp: true, tokenSync: { site: true } };
const given = { email: "mina@marquee.test", password: "secret-1", path: "/en", code: "code-1" };
const resolver = { session: {}, resolveSignIn: sdk.respond("resolveSignIn", sdk.entry) };

/**
 * Every exported function that calls the provider, with its arguments. The third element is the
 * signed-in user, if it is not the usual member.
 */
const calls: readonly (readonly [name: string, args: readonly unknown[], user?: object])[] = [
  ["rename", ["Mina"]],
  ["setPhoto", ["https://marquee.test/mina.png"]],
  ["changeEmail", [given.email]],
  ["changePassword", ["secret-2"]],
  ["changePassword", ["secret-2"], { ...sdk.user, providerData: [] }],
  ["sendPhoneCode", ["+491700000000"]],
  ["setPhone", ["sent-1", "123456"]],
  ["removeMethod", ["google.com"]],
  ["signOutEverywhere", []],
  ["deleteAccount", []],
  ["checkCode", [settings, "code-1", "resetPassword"]],
  ["applyCode", [settings, "code-1"]],
  ["setPassword", [settings, "code-1", "secret-2"]],
  ["withCaptcha", [sdk.auth, sdk.respond("withCaptcha")]],
  ["confirmByPassword", ["secret-1"]],
  ["confirmByCode", ["sent-1", "123456"]],
  ["sendEmailLink", [settings, given]],
  ["signInByEmailLink", [settings, given]],
  ["newTotpSecret", []],
  ["enrolApp", [{}, "123456", "Phone"]],
  ["sendEnrolmentCode", ["+491700000000"]],
  ["enrolPhone", ["sent-1", "123456", "Phone"]],
  ["removeFactor", ["factor-1"]],
  ["enterWith", [settings, { signInMethod: "phone" }]],
  ["enterWith", [settings, { signInMethod: "phone" }], sdk.guest],
  ["completeEntry", [settings, sdk.auth, sdk.entry]],
  [
    "completeEntry",
    [{ ...settings, signUp: false }, sdk.auth, { ...sdk.entry, operationType: "signIn" }],
  ],
  ["enterByProvider", [{ ...settings, federatedWay: "popup" }, "google.com"]],
  ["enterByProvider", [{ ...settings, federatedWay: "popup" }, "google.com"], sdk.guest],
  ["enterByProvider", [{ ...settings, federatedWay: "redirect" }, "google.com"]],
  ["endRedirect", [settings]],
  ["renewAccount", []],
  ["enterAsGuest", [settings]],
  ["addHeld", [settings, {}]],
  ["enterKnown", [settings, {}]],
  ["linkProvider", ["github.com"]],
  ["confirmByProvider", ["github.com"]],
  ["checkByPolicy", [settings, "secret-1"]],
  ["signInByPassword", [settings, given]],
  ["signUpByPassword", [settings, given]],
  ["signUpByPassword", [settings, given], sdk.guest],
  ["sendSignInCode", [settings, "+491700000000"]],
  ["signInByCode", [settings, "sent-1", "123456"]],
  ["readyAuth", [settings]],
  ["refreshMember", [sdk.auth]],
  ["sendReset", [settings, given]],
  ["sendSecondFactorCode", [resolver, {}]],
  ["resolveByMessage", [resolver, "sent-1", "123456"]],
  ["resolveByApp", [resolver, { uid: "factor-1" }, "123456"]],
  ["sendVerification", [settings, "/en"]],
  ["welcome", [settings, "/en"]],
  ["checkVerified", [settings]],
];

/**
 * Further simulated functions: methods of the SDK's objects, wrappers in this folder, and the
 * loading of Google's script.
 */
const moreFunctions = [
  "authStateReady",
  "enroll",
  "generateSecret",
  "getIdToken",
  "getSession",
  "loadGoogleScript",
  "reload",
  "resolveSignIn",
  "setPersistence",
  "signOut",
  "unenroll",
  "verifyPhoneNumber",
  "withCaptcha",
];

/** Exported functions that send no request to the provider, or use a callback instead of a promise. */
const others = [
  "followAccount",
  "guestOf",
  "heldCredential",
  "linkEndOf",
  "memberNow",
  "rememberedLinkEmail",
  "stepAfter",
  "trackEntry",
];

const members = join(import.meta.dirname, "..");

type Call = (...args: unknown[]) => unknown;
const isCall = (value: unknown): value is Call => typeof value === "function";

/** Modules that import the SDK but need no timeout: the first is mocked above, the second only listens to events. */
const withoutCalls = ["firebase/firebase.client.ts", "token-sync/token-sync.client.ts"];

/** All other modules that import the SDK. */
const modules = readdirSync(members, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.client\.tsx?$/.test(file) &&
    !withoutCalls.includes(file) &&
    /^import \{[^}]*\} from "firebase\/auth";$/m.test(readFileSync(join(members, file), "utf8")),
);

/** Whether an export's name is that of a plain function, not of a component or a hook. */
const isCallName = (name: string) => /^(?!use[A-Z])[a-z]/.test(name);

/**
 * Imports fresh copies of the modules and returns their exported functions by name. A module loads
 * Google's script and completes a redirect only once, so reusing it would skip these steps.
 */
async function exportedCalls(): Promise<Map<string, Call>> {
  vi.resetModules();
  const found = new Map<string, Call>();
  for (const file of modules) {
    const module: object = await import(join(members, file));
    for (const [name, value] of Object.entries(module)) {
      if (isCall(value) && isCallName(name)) found.set(name, value);
    }
  }
  return found;
}

/**
 * Runs the exported function `name` while the SDK's call with the index `hangsAt` never settles.
 * Returns whether the function settles in time.
 */
async function settles(name: string, args: readonly unknown[], hangsAt: number): Promise<boolean> {
  const call = (await exportedCalls()).get(name);
  Object.assign(sdk.state, { hangsAt, called: 0 });
  const settled = vi.fn<() => void>();
  Promise.resolve(call?.(...args)).then(settled, settled);
  await vi.advanceTimersByTimeAsync(PEOPLE_LIMIT);
  return settled.mock.calls.length === 1;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

for (const [name, args, user] of calls) {
  test(`[AUTH-8] ${name} settles while the provider never responds`, async () => {
    Object.assign(sdk.auth, { currentUser: user ?? sdk.user });
    let hangsAt = 0;
    do {
      expect(await settles(name, args, hangsAt), `call ${hangsAt} of ${name}`).toBe(true);
      hangsAt += 1;
    } while (sdk.state.called >= hangsAt);
  });
}

test("[AUTH-8] every exported call and every function of the SDK is covered", async () => {
  const listed = new Set([...calls.map(([name]) => name), ...others]);
  expect([...(await exportedCalls()).keys()].toSorted()).toEqual([...listed].toSorted());
  expect([...sdk.state.hung].toSorted()).toEqual(
    [...Object.keys(results), ...moreFunctions].toSorted(),
  );
});
