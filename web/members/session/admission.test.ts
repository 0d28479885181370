import { initialAuthSettings } from "@marquee/schemas/contract";
import { describe, expect, test } from "vitest";
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

test("accepts a member who has just signed in", () => {
  expect(judge({})).toBeNull();
});

test("rejects a disabled account and a revoked sign-in, with and without a session", () => {
  for (const session of [null, claims]) {
    expect(judge({ session, account: { ...account, disabled: true } })).toBe("invalid");
    const revoked = { ...account, tokensValidAfterTime: at(seconds - 1) };
    expect(judge({ session, account: revoked })).toBe("invalid");
  }
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

test("[AUTH-1] rejects a disabled sign-in method, even with a session", () => {
  const guest = { ...claims, firebase: { sign_in_provider: "anonymous" } };
  expect(judge({ claims: guest })).toBe("methodOff");
  expect(judge({ claims: guest, session: guest })).toBe("methodOff");
});

describe("recent sign-in", () => {
  test("accepts a new session only within five minutes of the sign-in", () => {
    expect(judge({ claims: signedInAgo(5 * 60) })).toBeNull();
    expect(judge({ claims: signedInAgo(5 * 60 + 1) })).toBe("stale");
  });

  test("renews a session long after the sign-in", () => {
    expect(judge({ claims: signedInAgo(10 * day), session: signedInAgo(10 * day) })).toBeNull();
  });
});

describe("[AUTH-1] sign-up is off", () => {
  const settings = { ...initialAuthSettings, signUp: false };
  const newcomer = { ...account, metadata: { creationTime: at(seconds - 3) } };

  test("rejects an account that this sign-in created", () => {
    expect(judge({ settings, account: newcomer })).toBe("signUpOff");
    expect(judge({ account: newcomer })).toBeNull();
  });

  test("accepts an account that existed before", () => {
    expect(judge({ settings })).toBeNull();
    const made = { ...account, metadata: { creationTime: at(seconds - 60) } };
    expect(judge({ settings, account: made })).toBeNull();
  });

  test("accepts a new account that already has a session", () => {
    expect(judge({ settings, account: newcomer, session: claims })).toBeNull();
  });
});
