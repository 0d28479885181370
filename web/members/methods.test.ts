import type { AuthSettings } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { isMethodOn, type MethodSettings } from "./methods.ts";

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

/** Every claim that a token can have, and a few that it can't. */
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
