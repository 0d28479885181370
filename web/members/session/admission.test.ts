import { initialAuthSettings } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { type Application, findRefusal } from "./admission.ts";

const day = 24 * 60 * 60;
const now = Date.parse("2026-06-01T20:00:00Z");
const seconds = now / 1000;

const claims = {
  uid: "uid-1",
  auth_time: seconds - 2,
  exp: seconds + 3600,
  firebase: { sign_in_provider: "password" },
};
const at = (time: number) => new Date(time * 1000).toUTCString();
const account = {
  uid: "uid-1",
  emailVerified: false,
  disabled: false,
  tokensValidAfterTime: at(seconds - 30 * day),
  providerData: [],
  metadata: { creationTime: at(seconds - 30 * day) },
};
const usual: Application = { claims, account, settings: initialAuthSettings, session: null, now };
const judge = (over: Partial<Application>) => findRefusal({ ...usual, ...over });

const signedInAgo = (ago: number) => ({ ...claims, auth_time: seconds - ago });

const revoked = { ...account, tokensValidAfterTime: at(seconds - 1) };
const guest = { ...claims, firebase: { sign_in_provider: "anonymous" } };

test.each<[string, Partial<Application>, string]>([
  ["a disabled account", { account: { ...account, disabled: true } }, "invalid"],
  ["a revoked sign-in", { account: revoked }, "invalid"],
  ["[AUTH-1] a disabled sign-in method", { claims: guest }, "methodOff"],
])("rejects %s, with and without a session", (_what, application, refusal) => {
  expect(judge(application)).toBe(refusal);
  expect(judge({ ...application, session: application.claims ?? claims })).toBe(refusal);
});

test.each([
  [null, undefined, null],
  [null, "members-a", "invalid"],
  ["members-a", "members-a", null],
  ["members-a", "members-b", "invalid"],
  ["members-a", undefined, "invalid"],
])(
  "[AUTH-11] checks settings with tenant %s against a token of tenant %s: %s",
  (tenantId, tenant, refusal) => {
    const firebase = { sign_in_provider: "password", ...(tenant === undefined ? {} : { tenant }) };
    const settings = { ...initialAuthSettings, tenantId };
    expect(judge({ settings, claims: { ...claims, firebase } })).toBe(refusal);
  },
);

test("accepts a new session only within five minutes of the sign-in", () => {
  expect(judge({})).toBeNull();
  expect(judge({ claims: signedInAgo(5 * 60) })).toBeNull();
  expect(judge({ claims: signedInAgo(5 * 60 + 1) })).toBe("stale");
  expect(judge({ claims: signedInAgo(10 * day), session: signedInAgo(10 * day) })).toBeNull();
});

const createdAgo = (ago: number) => ({
  ...account,
  metadata: { creationTime: at(seconds - ago) },
});

test.each([
  ["rejects an account that this sign-in created", { account: createdAgo(3) }, "signUpOff"],
  ["accepts an account that existed before", { account: createdAgo(60) }, null],
  ["accepts a new account that has a session", { account: createdAgo(3), session: claims }, null],
])("[AUTH-1] while sign-up is off, %s", (_what, application, refusal) => {
  expect(judge(application)).toBeNull();
  const settings = { ...initialAuthSettings, signUp: false };
  expect(judge({ ...application, settings })).toBe(refusal);
});
