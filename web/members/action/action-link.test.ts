import { expect, test } from "vitest";
import { parseActionLink, writeActionLink } from "./action-link.ts";

const parse = (query: string) => parseActionLink(new URLSearchParams(query));

test.each([
  "resetPassword",
  "verifyEmail",
  "verifyAndChangeEmail",
  "recoverEmail",
  "signIn",
  "revertSecondFactorAddition",
])("[AUTH-5] parses a mail's link to %s", (mode) => {
  expect(parse(`mode=${mode}&oobCode=aB_9-x&apiKey=key&lang=de`)).toEqual({
    mode,
    code: "aB_9-x",
    continueUrl: null,
  });
});

test.each([
  ["nothing", ""],
  ["no mode", "oobCode=abc"],
  ["a mode the provider does not have", "mode=toString&oobCode=abc"],
  ["a mode in other letters", "mode=VERIFYEMAIL&oobCode=abc"],
  ["no code", "mode=verifyEmail"],
  ["an empty code", "mode=verifyEmail&oobCode="],
  ["a code with a slash, which is none of the provider's", "mode=verifyEmail&oobCode=a/b"],
  ["a code with markup", "mode=verifyEmail&oobCode=%3Cb%3E"],
  ["a code without end", `mode=verifyEmail&oobCode=${"a".repeat(1025)}`],
])("[AUTH-5] returns null for a URL with %s", (_, query) => {
  expect(parse(query)).toBeNull();
});

test("[AUTH-5] uses the first of repeated parameters", () => {
  expect(parse("mode=signIn&mode=verifyEmail&oobCode=one&oobCode=two")).toMatchObject({
    mode: "signIn",
    code: "one",
  });
});

test("[AUTH-5] returns continueUrl unchanged, and null when it is empty", () => {
  const foreign = "https://elsewhere.test/?a=b&c=d#e";
  const query = `mode=signIn&oobCode=abc&continueUrl=${encodeURIComponent(foreign)}`;
  expect(parse(query)?.continueUrl).toBe(foreign);
  expect(parse("mode=signIn&oobCode=abc&continueUrl=")?.continueUrl).toBeNull();
});

test("[AUTH-5] parses a formatted link to the same link, without other parameters", () => {
  const link = parse("mode=signIn&oobCode=abc&continueUrl=%2Fen%3Fa%3D1&apiKey=key&tenantId=t");
  expect(link && parse(writeActionLink(link))).toEqual(link);
  expect(link && writeActionLink(link)).not.toMatch(/key|tenantId/);
});
