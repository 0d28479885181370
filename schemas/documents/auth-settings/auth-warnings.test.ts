import { expect, onTestFinished, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { setAccountCounts } from "./account-counts.ts";
import {
  keepsIdentityProviders,
  keepsOidcProviders,
  keepsSignInMethod,
  keepsTenant,
} from "./auth-warnings.ts";

const published = {
  _id: "authSettings",
  phone: true,
  emailLink: false,
  providers: ["google", "github"],
  oidcProviders: [{ id: "oidc.club" }],
  tenantId: "members-a1",
};

/** The validation context of a form, beside these published documents. */
function contextOf(...documents: readonly object[]) {
  const client = {
    withConfig: () => client,
    fetch: async (query: string) => runGroq(query, documents),
  };
  return { getClient: () => client };
}
const context = contextOf(published);

const phone = keepsSignInMethod("phone", "Code by text message");
const password = keepsSignInMethod("emailPassword", "Email and password");
const emailLink = keepsSignInMethod("emailLink", "Email link");
const providers = keepsIdentityProviders({ google: "Google" });

test.each([
  ["a method that is turned off", phone, false, /“Code by text message”/],
  ["a method that is on by default", password, false, /“Email and password”/],
  ["a provider that is removed", providers, ["github"], /“Google”/],
  ["every provider that is removed", providers, undefined, /“Google”/],
  ["an OpenID provider with another ID", keepsOidcProviders, [{ id: "oidc.x" }], /oidc\.club/],
  ["another tenant", keepsTenant, "members-b2", /tenant “members-a1”/],
])("[AUTH-1] warns of accounts lost by %s", async (_change, rule, value, warning) => {
  expect(await rule(value, context)).toMatch(warning);
});

test.each([
  ["the same method", phone, true],
  ["a method that was off", emailLink, false],
  ["one more provider", providers, ["google", "github", "apple"]],
  ["the same tenant", keepsTenant, "members-a1"],
])("[AUTH-1] does not warn about %s", async (_change, rule, value) => {
  expect(await rule(value, context)).toBe(true);
  expect(await password(false, contextOf())).toBe(true);
});

test.each([
  [{ users: 12, only: 3, isComplete: true }, /use it: 12\. .*without another one: 3\./],
  [{ users: 20_000, only: 9, isComplete: false }, /use it: 20000\+\. .*another one: 9\+\./],
  [{ users: 0, only: 0, isComplete: true }, /^true$/],
])("[AUTH-1] warns with the number of accounts: %j", async (accounts, warning) => {
  const asked: string[] = [];
  onTestFinished(() => setAccountCounts(async () => null));
  setAccountCounts(async (method) => {
    asked.push(method);
    return accounts;
  });
  expect(String(await phone(false, context))).toMatch(warning);
  await providers(["google"], context);
  expect(asked).toEqual(["phone", "github"]);
});
