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

test("a member who has just signed in is admitted", () => {
  expect(judge({})).toBeNull();
});

test("a disabled account and a revoked sign-in are refused, with a session and without", () => {
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
])("[AUTH-11] settings with tenant %s, a token of tenant %s: %s", (tenantId, tenant, refusal) => {
  const firebase = { sign_in_provider: "password", ...(tenant === undefined ? {} : { tenant }) };
  const settings = { ...initialAuthSettings, tenantId };
  expect(judge({ settings, claims: { ...claims, firebase } })).toBe(refusal);
});

test("[AUTH-1] a way in that is switched off is refused, even where there is a session", () => {
  const guest = { ...claims, firebase: { sign_in_provider: "anonymous" } };
  expect(judge({ claims: guest })).toBe("methodOff");
  expect(judge({ claims: guest, session: guest })).toBe("methodOff");
});

describe("recent sign-in", () => {
  test("a session begins with a sign-in of the last five minutes", () => {
    expect(judge({ claims: signedInAgo(5 * 60) })).toBeNull();
    expect(judge({ claims: signedInAgo(5 * 60 + 1) })).toBe("stale");
  });

  test("and is renewed long after it", () => {
    expect(judge({ claims: signedInAgo(10 * day), session: signedInAgo(10 * day) })).toBeNull();
  });
});

describe("[AUTH-1] no new members", () => {
  const settings = { ...initialAuthSettings, signUp: false };
  const newcomer = { ...account, metadata: { creationTime: at(seconds - 3) } };

  test("who made an account by signing in is refused", () => {
    expect(judge({ settings, account: newcomer })).toBe("signUpOff");
    expect(judge({ account: newcomer })).toBeNull();
  });

  test("who had one is not", () => {
    expect(judge({ settings })).toBeNull();
    const made = { ...account, metadata: { creationTime: at(seconds - 60) } };
    expect(judge({ settings, account: made })).toBeNull();
  });

  test("nor is who already has a session", () => {
    expect(judge({ settings, account: newcomer, session: claims })).toBeNull();
  });
});
