import { describe, expect, it } from "vitest";
import type * as z from "zod";
import * as contract from "../contract.ts";
import { authRules } from "./auth-settings/auth-settings.contract.ts";
import { consentRules } from "./consent-settings/consent-settings.contract.ts";
import { localeRules } from "./locale-settings/locale-settings.contract.ts";

describe("[PAGE-5] missing settings", () => {
  it.each([
    ["site", contract.siteSettingsShape, contract.defaultSiteSettings],
    ["locale", contract.localeSettingsShape, contract.defaultLocaleSettings],
    ["auth", contract.authSettingsShape, contract.defaultAuthSettings],
    ["consent", contract.consentSettingsShape, contract.defaultConsentSettings],
  ])("%s: become the defaults, which are valid settings", (_name, shape, defaults) => {
    expect(shape.parse(null)).toEqual(defaults);
    expect(shape.parse(defaults)).toEqual(defaults);
  });
});

describe("[SEC-2] settings that become code or URLs", () => {
  const unsafePaths =
    "en https://evil.example javascript:alert(1) //evil.example /\\evil.example /\t/evil.example";
  const unsafeTemplates =
    "http://texts.example/{{lng}}/{{ns}}.json //texts.example/{{lng}}/{{ns}}.json " +
    "https://texts.example/{{lng}}.json javascript:{{lng}}{{ns}}";

  const templates = "https://texts.example/{{lng}}/{{ns}}.json /locales/{{lng}}/{{ns}}.json";
  const unsafeIds = ["gtm-abc123", "G-ABC123", "GTM-ABC123'+alert(1)+'", "GTM-ABC123\nx"];
  const unsafeNames = ["2layer", "a.b", "a;alert(1)", "location", "__proto__"];
  const ownCookies = ["marquee_consent", "marquee*", "mar*", "*", "a*", "_a; Path=/x", "a=b"];

  it.each<[string, z.ZodType, string, string[]]>([
    ["a path after sign-in", authRules.postSignInPath, "/en/room /", unsafePaths.split(" ")],
    ["a tag manager's id", consentRules.tagManagerId, "GTM-ABC123", unsafeIds],
    ["a data layer's name", consentRules.dataLayerName, "dataLayer $events_2", unsafeNames],
    ["a tag's cookie", consentRules.tagCookie, "_fbp _hj* mp_*", ownCookies],
    ["the texts' URL", localeRules.translationFiles, templates, unsafeTemplates.split(" ")],
    ["a region", localeRules.region, "GB US", ["gb", "en-GB", "QX", "826"]],
  ])("accept only valid values of %s", (_name, rule, valid, invalid) => {
    expect(valid.split(" ").filter((value) => !rule.safeParse(value).success)).toEqual([]);
    expect(invalid.filter((value) => rule.safeParse(value).success)).toEqual([]);
  });

  it.each([
    ["", []],
    [" https://a.example , https://b:8443/,", ["https://a.example", "https://b:8443"]],
    ["http://a.example", null],
    ["https://a.example/path", null],
    ["https://me:secret@a.example", null],
    ["*", null],
    ["https://*.example", null],
  ])("parses the origins that receive members' tokens: %j are %j", (list, origins) => {
    expect(contract.tokenSyncOrigins.safeParse(list).data ?? null).toEqual(origins);
  });
});

describe("[I18N-2] available languages", () => {
  const names = { code: "en", name: "English", region: null, earlierCodes: null };
  const english = { ...names, direction: "ltr" };
  const settings = { ...contract.defaultLocaleSettings, languages: [english] };

  it.each([
    ["the default is not offered", { ...settings, defaultLanguage: "de" }, "defaultLanguage"],
    ["one is there twice", { ...settings, languages: [english, english] }, "languages"],
    ["none is offered", { ...settings, languages: [] }, "languages"],
  ])("are rejected when %s", (_name, stored, field) => {
    const issues = contract.localeSettingsShape.safeParse(stored).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toContain(field);
  });
});
