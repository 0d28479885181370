import { describe, expect, test } from "vitest";
import type { AuthSettings } from "@marquee/schemas/types";
import { initialAuthSettings } from "@marquee/schemas/contract";
import {
  hasAny,
  identityProviders,
  isMethodOn,
  type MethodSettings,
  providerName,
  signInMethods,
} from "./sign-in-methods.ts";
import { type ClientAuthSettings, signInForm } from "./sign-in-form.ts";

const oidcProviders = [{ id: "oidc.guild", label: "Projectionists' Guild" }];

describe("[AUTH-1] identity providers", () => {
  test("are in the order of the settings, followed by generic ones with their labels", () => {
    expect(identityProviders({ providers: ["github", "google"], oidcProviders })).toEqual([
      { id: "github.com", name: "GitHub" },
      { id: "google.com", name: "Google" },
      { id: "oidc.guild", name: "Projectionists' Guild" },
    ]);
  });

  test("have a name when they are disabled, because an account may still use one", () => {
    const settings = { providers: [], oidcProviders: [] };
    expect(identityProviders(settings)).toEqual([]);
    expect(providerName("facebook.com", settings)).toBe("Facebook");
    expect(providerName("oidc.guild", { ...settings, oidcProviders })).toBe(
      "Projectionists' Guild",
    );
    expect(providerName("saml.studio", settings)).toBe("saml.studio");
  });
});

const off: MethodSettings = {
  emailPassword: false,
  emailLink: false,
  phone: false,
  anonymous: false,
  signUp: true,
  providers: [],
  oidcProviders: [],
};

const all: AuthSettings["providers"] = ["google", "apple", "github", "microsoft", "facebook"];

/** Values of a token's `sign_in_provider`: every method that can be switched on, and a few that can't. */
const claims = [
  "password",
  "phone",
  "anonymous",
  "google.com",
  "apple.com",
  "github.com",
  "microsoft.com",
  "facebook.com",
  "oidc.house",
  "oidc.house-of-film",
  "custom",
  "saml.house",
  "twitter.com",
  "constructor",
  "",
];

const methodsWith = (settings: Partial<MethodSettings>) =>
  claims.filter((claim) => isMethodOn({ ...off, ...settings }, claim));

test.each([
  ["nothing", {}, []],
  ["passwords", { emailPassword: true }, ["password"]],
  ["links", { emailLink: true }, ["password"]],
  ["phones", { phone: true }, ["phone"]],
  ["guests", { anonymous: true }, ["anonymous"]],
  ["guests, and no new accounts", { anonymous: true, signUp: false }, []],
  ["Google", { providers: ["google" as const] }, ["google.com"]],
  [
    "all five providers",
    { providers: all },
    ["google.com", "apple.com", "github.com", "microsoft.com", "facebook.com"],
  ],
  ["an OpenID provider", { oidcProviders: [{ id: "oidc.house", label: "House" }] }, ["oidc.house"]],
])("[AUTH-1] with %s enabled, allows sessions for no other sign-in method", (_, settings, on) => {
  expect(methodsWith(settings)).toEqual(on);
});

const none = { emailPassword: false, emailLink: false, phone: false, anonymous: false };
const { settings } = signInForm("signIn", "en", { ...initialAuthSettings, ...none }, {});
const given = (changes: Partial<ClientAuthSettings>) => signInMethods({ ...settings, ...changes });

test("[AUTH-1] with all methods enabled, offers the password first and the others below", () => {
  expect(
    given({
      emailPassword: true,
      emailLink: true,
      phone: true,
      anonymous: true,
      providers: ["google"],
    }),
  ).toEqual({
    first: "password",
    others: { link: true, phone: true, providers: true, guest: true },
  });
});

test("[AUTH-1] without passwords, offers the email link form first", () => {
  const { first, others } = given({ emailLink: true, phone: true });
  expect(first).toBe("link");
  expect(others).toMatchObject({ link: false, phone: true });
});

test("[AUTH-1] with only one method enabled, offers it first and no others", () => {
  expect(given({ phone: true }).first).toBe("phone");
  expect(hasAny(given({ phone: true }).others)).toBe(false);
  expect(given({ phone: true, providers: ["apple"] })).toMatchObject({
    first: null,
    others: { phone: true, providers: true },
  });
});

test("[AUTH-1] offers no disabled method", () => {
  const { first, others } = given({});
  expect(first).toBeNull();
  expect(hasAny(others)).toBe(false);
  expect(given({ oidcProviders: [{ id: "oidc.x", label: "X" }] }).others.providers).toBe(true);
});
