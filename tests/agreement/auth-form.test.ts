import { authSettingsShape, defaultAuthSettings } from "@marquee/schemas/contract";
import { describe, expect, it } from "vitest";
import { problemsOfSettings } from "./shapes/form-problems.ts";

const problems = (fields: Record<string, unknown>) => problemsOfSettings("authSettings", fields);

const issuesOf = (fields: object) =>
  authSettingsShape.safeParse({ ...defaultAuthSettings, ...fields }).error?.issues ?? [];

const oidc = (id: string, key = id) => ({
  _key: key,
  _type: "oidcProvider",
  id,
  label: "House of Film",
});

describe("[PAGE-4] the sign-in settings form", () => {
  it("accepts empty settings and settings with every field", async () => {
    expect(await problems({})).toEqual([]);
    const whole = {
      emailLink: true,
      providers: ["google", "apple", "github", "microsoft", "facebook"],
      oidcProviders: [oidc("oidc.house-of-film")],
      federatedWay: "redirect",
      persistence: "session",
      secondFactor: "required",
      tokenSync: "service",
      tokenSyncUrl: "https://api.example.org/session",
      tenantId: "members-a1b2c",
      postSignInPath: "/en/screening-room",
      texts: [{ _key: "en", _type: "authWords", language: "en", terms: "Be kind." }],
    };
    expect(await problems(whole)).toEqual([]);
  });

  it.each([
    ["a provider nobody knows", { providers: ["myspace"] }, ["providers", 0]],
    [
      "an id that is none of OpenID Connect",
      { oidcProviders: [oidc("google.com")] },
      ["oidcProviders", 0, "id"],
    ],
    ["a way to open providers that there is not", { federatedWay: "tab" }, ["federatedWay"]],
    ["a second factor for a few", { secondFactor: "sometimes" }, ["secondFactor"]],
    ["a tenant with a slash in it", { tenantId: "a/b/c/d" }, ["tenantId"]],
    [
      "tokens for an address that is not https",
      {
        tokenSync: "service",
        tokenSyncUrl: "http://api.example.org",
      },
      ["tokenSyncUrl"],
    ],
    [
      "an address with a name and password in it",
      {
        tokenSync: "service",
        tokenSyncUrl: "https://me:secret@api.example.org",
      },
      ["tokenSyncUrl"],
    ],
    [
      "an address of another host after signing in",
      { postSignInPath: "//evil.example" },
      ["postSignInPath"],
    ],
  ])("refuses %s, as the site does", async (_name, fields, path) => {
    const found = (await problems(fields)).map(({ level, path }) => `${level} ${path[0]}`);
    expect(new Set(found)).toEqual(new Set([`error ${path[0]}`]));
    expect(issuesOf(withoutMarks(fields)).map((issue) => issue.path)).toContainEqual(path);
  });

  it.each([
    ["another service without an address", { tokenSync: "service" }, "tokenSyncUrl"],
    ["a provider twice", { providers: ["google", "google"] }, "providers"],
    [
      "an OpenID provider twice",
      {
        oidcProviders: [oidc("oidc.a", "1"), oidc("oidc.a", "2")],
      },
      "oidcProviders",
    ],
    [
      "a language twice",
      {
        texts: ["1", "2"].map((_key) => ({ _key, _type: "authWords", language: "en" })),
      },
      "texts",
    ],
  ])("refuses %s", async (_name, fields, field) => {
    const errors = (await problems(fields)).filter(({ level }) => level === "error");
    expect(errors.map(({ path }) => path[0])).toContain(field);
  });

  it.each([
    ["nobody can sign in", { emailPassword: false }, "emailPassword", /^Nobody can sign in/],
    ["no session is opened", { tokenSync: "off" }, "tokenSync", /sign-in gates stay closed/],
    [
      "guests may not make an account",
      { anonymous: true, signUp: false },
      "anonymous",
      /sign-up is off/,
    ],
    [
      "guests can have no second factor",
      { anonymous: true, secondFactor: "required" },
      "anonymous",
      /don't see the members-only blocks/,
    ],
    [
      "a tenant has no phones",
      { phone: true, tenantId: "members-a1b2c" },
      "phone",
      /don't support sign-in by phone/,
    ],
  ])("warns that %s", async (_name, fields, field, message) => {
    expect(await problems(fields)).toEqual([
      { level: "warning", path: [field], message: expect.stringMatching(message) },
    ]);
  });
});

/** Removes `_key` and `_type` from list entries, because the site's query doesn't return them. */
const withoutMarks = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) && typeof value[0] === "object"
        ? value.map(({ _key, _type, ...entry }: Record<string, unknown>) => entry)
        : value,
    ]),
  );
