import { expect, test } from "vitest";
import type { AuthSettings } from "@marquee/schemas/types";
import { initialAuthSettings } from "@marquee/schemas/contract";
import * as methods from "./sign-in-methods.ts";
import { signInFormFixture } from "./sign-in-form.fixture.ts";
import type { ClientAuthSettings } from "./sign-in-form.ts";

const oidcProviders = [{ id: "oidc.guild", label: "Projectionists' Guild" }];

test("[AUTH-1] identity providers are in the order of the settings, before generic ones with their labels", () => {
  expect(methods.identityProviders({ providers: ["github", "google"], oidcProviders })).toEqual([
    { id: "github.com", name: "GitHub" },
    { id: "google.com", name: "Google" },
    { id: "oidc.guild", name: "Projectionists' Guild" },
  ]);
  // An account may still use a provider that is disabled.
  const nameOf = (id: string) => methods.providerName(id, { providers: [], oidcProviders });
  const ids = ["facebook.com", "oidc.guild", "saml.studio"];
  expect(ids.map(nameOf)).toEqual(["Facebook", "Projectionists' Guild", "saml.studio"]);
});

const none = { emailPassword: false, emailLink: false, phone: false, anonymous: false };
const off: methods.MethodSettings = { ...none, signUp: true, providers: [], oidcProviders: [] };

const all: AuthSettings["providers"] = ["google", "apple", "github", "microsoft", "facebook"];

const providerClaims = all.map((provider) => `${provider}.com`);

const others = "oidc.house-of-film custom saml.house twitter.com constructor".split(" ");

/** Values of a token's `sign_in_provider`: every method that can be switched on, and a few that can't. */
const claims = ["password", "phone", "anonymous", ...providerClaims, "oidc.house", ...others, ""];

const methodsWith = (settings: Partial<methods.MethodSettings>) =>
  claims.filter((claim) => methods.isMethodOn({ ...off, ...settings }, claim));

test.each([
  ["nothing", {}, []],
  ["passwords", { emailPassword: true }, ["password"]],
  ["links", { emailLink: true }, ["password"]],
  ["phones", { phone: true }, ["phone"]],
  ["guests", { anonymous: true }, ["anonymous"]],
  ["guests, and no new accounts", { anonymous: true, signUp: false }, []],
  ["Google", { providers: ["google" as const] }, ["google.com"]],
  ["all five providers", { providers: all }, providerClaims],
  ["an OpenID provider", { oidcProviders: [{ id: "oidc.house", label: "House" }] }, ["oidc.house"]],
])("[AUTH-1] with %s enabled, allows sessions for no other sign-in method", (_, settings, on) => {
  expect(methodsWith(settings)).toEqual(on);
});

const { settings } = signInFormFixture({ settings: { ...initialAuthSettings, ...none } });
const given = (changes: Partial<ClientAuthSettings>) =>
  methods.signInMethods({ ...settings, ...changes });

const alone = { link: false, phone: false, providers: false, guest: false };
const everything = { emailPassword: true, emailLink: true, phone: true, anonymous: true };

test.each([
  [{ ...everything, providers: all }, "password", ["link", "phone", "providers", "guest"]],
  [{ emailLink: true, phone: true }, "link", ["phone"]],
  [{ phone: true }, "phone", []],
  [{ phone: true, providers: all }, null, ["phone", "providers"]],
  [{}, null, []],
  [{ oidcProviders }, null, ["providers"]],
])("[AUTH-1] with %j, offers %s first, and %j below", (changes, first, below) => {
  const others = { ...alone, ...Object.fromEntries(below.map((name) => [name, true])) };
  expect(given(changes)).toEqual({ first, others });
  expect(methods.hasAny(given(changes).others)).toBe(below.length > 0);
});
