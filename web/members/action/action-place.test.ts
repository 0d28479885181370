import { expect, test } from "vitest";
import { initialAuthSettings } from "@marquee/schemas/contract";
import { signInForm } from "../sign-in/sign-in-form.ts";
import { actionPlace } from "./action-place.ts";

const here = { origin: "https://site.test", pathname: "/en/auth-action" };

function wayOn(continueUrl: string | null, postSignInPath: string | null = null): string {
  const form = signInForm("action", "en", { ...initialAuthSettings, postSignInPath }, {});
  return actionPlace({ mode: "signIn", code: "abc", continueUrl }, form, "en", here).wayOn;
}

test("[SEC-2] continues to a page of this site", () => {
  expect(wayOn("https://site.test/en/screening-room?seat=4#row")).toBe(
    "/en/screening-room?seat=4#row",
  );
  expect(wayOn("/en/venue")).toBe("/en/venue");
});

test.each([
  "https://elsewhere.test/en",
  "//elsewhere.test/en",
  "/\\elsewhere.test",
  "https://site.test@elsewhere.test/",
  "https://site.test.elsewhere.test/",
  "http://site.test/en",
  "javascript:alert(1)",
  "JaVaScript:alert(1)//https://site.test/",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://site.test/en",
  "\tjavascript:alert(1)",
  "https://",
])("[SEC-2] continues to the home page when the link requests %j", (address) => {
  expect(wayOn(address)).toBe("/en");
});

test("[SEC-2] continues to the settings' path, else home, without a usable continueUrl", () => {
  expect([wayOn(null), wayOn("/en/auth-action#x"), wayOn(null, "/en/screening-room")]).toEqual([
    "/en",
    "/en",
    "/en/screening-room",
  ]);
});

test("[SEC-2] passes only the return path to the sign-in page", () => {
  const form = signInForm("action", "de", initialAuthSettings, {});
  const link = { mode: "verifyEmail", code: "abc", continueUrl: "/de?a=1&b=2" } as const;
  expect(actionPlace(link, form, "de", here).signInHref).toBe(
    "/de/sign-in?from=%2Fde%3Fa%3D1%26b%3D2",
  );
});
