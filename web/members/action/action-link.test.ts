import { expect, test } from "vitest";
import { initialAuthSettings } from "@marquee/schemas/contract";
import { actionPlace, parseActionLink, writeActionLink } from "./action-link.ts";
import { signInFormFixture } from "../sign-in/sign-in-form.fixture.ts";

const parse = (query: string) => parseActionLink(new URLSearchParams(query));

test("[AUTH-5] parses a mail's link", () => {
  const emails = ["resetPassword", "verifyEmail", "verifyAndChangeEmail", "recoverEmail"];
  for (const mode of [...emails, "signIn", "revertSecondFactorAddition"]) {
    const link = parse(`mode=${mode}&oobCode=aB_9-x&apiKey=key&lang=de`);
    expect(link).toEqual({ mode, code: "aB_9-x", continueUrl: null });
  }
});

test.each([
  ["nothing", ""],
  ["a mode the provider does not have", "mode=toString&oobCode=abc"],
  ["no code", "mode=verifyEmail"],
  ["a code with a slash, which is none of the provider's", "mode=verifyEmail&oobCode=a/b"],
  ["a code with markup", "mode=verifyEmail&oobCode=%3Cb%3E"],
  ["a code without end", `mode=verifyEmail&oobCode=${"a".repeat(1025)}`],
])("[AUTH-5] returns null for a URL with %s", (_, query) => {
  expect(parse(query)).toBeNull();
});

test("[AUTH-5] uses the first of repeated parameters", () => {
  const link = parse("mode=signIn&mode=verifyEmail&oobCode=one&oobCode=two");
  expect(link).toMatchObject({ mode: "signIn", code: "one" });
});

test("[AUTH-5] parses a formatted link to the same link, without other parameters", () => {
  const foreign = "https://elsewhere.test/?a=b&c=d#e";
  const query = `mode=signIn&oobCode=abc&continueUrl=${encodeURIComponent(foreign)}`;
  const link = parse(`${query}&apiKey=key&tenantId=t`);
  expect(link?.continueUrl).toBe(foreign);
  expect(link && parse(writeActionLink(link))).toEqual(link);
  expect(link && writeActionLink(link)).not.toMatch(/key|tenantId/);
  expect(parse("mode=signIn&oobCode=abc&continueUrl=")?.continueUrl).toBeNull();
});

const here = { origin: "https://site.test", pathname: "/en/auth-action" };

function nextPath(continueUrl: string | null, postSignInPath: string | null = null): string {
  const settings = { ...initialAuthSettings, postSignInPath };
  const form = signInFormFixture({ screen: "action", settings });
  return actionPlace({ mode: "signIn", code: "abc", continueUrl }, form, "en", here).nextPath;
}

test.each([
  ["https://elsewhere.test/en", null, "/en"],
  ["https://site.test/en/room?seat=4#row", null, "/en/room?seat=4#row"],
  ["/en/venue", null, "/en/venue"],
  ["/en/auth-action#x", null, "/en"],
  [null, null, "/en"],
  [null, "/en/room", "/en/room"],
])("[SEC-2] for the URL %s and the settings' path %s, continues to %s", (url, path, next) => {
  expect(nextPath(url, path)).toBe(next);
});

test("[SEC-2] passes only the return path to the sign-in page", () => {
  const form = signInFormFixture({ screen: "action", language: "de" });
  const link = { mode: "verifyEmail", code: "abc", continueUrl: "/de?a=1&b=2" } as const;
  expect(actionPlace(link, form, "de", here).signInHref).toBe(
    "/de/sign-in?from=%2Fde%3Fa%3D1%26b%3D2",
  );
});
