import { initialAuthSettings } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { signInForm } from "./sign-in-form.ts";

const form = (over: object, origins?: string[]) =>
  signInForm("signIn", "en", { ...initialAuthSettings, ...over }, {}, origins).settings;

const service = { tokenSync: "service", tokenSyncUrl: "https://api.example.org/session" };

test("[AUTH-7] includes another service's URL only when the environment allows its origin", () => {
  const named = ["https://api.example.org"];
  expect(form(service, named).tokenSync).toEqual({ site: true, service: service.tokenSyncUrl });
  for (const origins of [
    undefined,
    [],
    ["https://example.org"],
    ["https://api.example.org:8443"],
  ]) {
    expect(form(service, origins).tokenSync).toEqual({ site: true, service: null });
  }
  const plain = { ...service, tokenSyncUrl: "http://api.example.org/session" };
  expect(form(plain, ["http://api.example.org"]).tokenSync.service).toBeNull();
});

test("[AUTH-7] omits a service's URL that is not used", () => {
  const named = ["https://api.example.org"];
  expect(form({ ...service, tokenSync: "site" }, named).tokenSync.service).toBeNull();
  expect(form({ ...service, tokenSync: "off" }, named).tokenSync).toEqual({
    site: false,
    service: null,
  });
});

test("[AUTH-1] hides guest sign-in when sign-up is off", () => {
  expect(form({ anonymous: true }).anonymous).toBe(true);
  expect(form({ anonymous: true, signUp: false }).anonymous).toBe(false);
});

test("returns an editor's texts only in the page's language", () => {
  const texts = [{ language: "de", signInIntro: "Nur Mut.", signUpIntro: null, terms: null }];
  expect(form({ texts }).words).toEqual({
    signInHeading: null,
    signInIntro: null,
    signUpIntro: null,
    terms: null,
  });
  const english = { ...texts[0], language: "en", signInHeading: "Welcome back" };
  expect(form({ texts: [english] }).words).toMatchObject({
    signInHeading: "Welcome back",
    signInIntro: "Nur Mut.",
  });
});
