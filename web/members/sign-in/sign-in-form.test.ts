import { initialAuthSettings } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { signInFormFixture } from "./sign-in-form.fixture.ts";

const form = (over: object, tokenSyncOrigins: string[] = []) =>
  signInFormFixture({ settings: { ...initialAuthSettings, ...over }, tokenSyncOrigins }).settings;

const service = { tokenSync: "service", tokenSyncUrl: "https://api.example.org/session" };

const named = ["https://api.example.org"];

const ownOnly = { site: true, service: null };
const insecure = { ...service, tokenSyncUrl: "http://api.example.org/session" };

test.each([
  [service, named, { site: true, service: service.tokenSyncUrl }],
  [service, undefined, ownOnly],
  [service, ["https://example.org", "https://api.example.org:8443"], ownOnly],
  [insecure, ["http://api.example.org"], ownOnly],
  [{ ...service, tokenSync: "site" }, named, ownOnly],
  [{ ...service, tokenSync: "off" }, named, { site: false, service: null }],
])(
  "[AUTH-7] includes another service's URL only when the environment allows its origin",
  (stored, origins, tokenSync) => {
    expect(form(stored, origins).tokenSync).toEqual(tokenSync);
  },
);

test("[AUTH-1] hides guest sign-in when sign-up is off, and an editor's texts in other languages", () => {
  expect(form({ anonymous: true }).anonymous).toBe(true);
  expect(form({ anonymous: true, signUp: false }).anonymous).toBe(false);
  const german = { language: "de", signInIntro: "Nur Mut.", signUpIntro: null, terms: null };
  const english = { ...german, language: "en", signInIntro: "Welcome back." };
  expect(form({ texts: [german] }).texts).toMatchObject({ signInIntro: null });
  expect(form({ texts: [german, english] }).texts).toMatchObject({ signInIntro: "Welcome back." });
});
