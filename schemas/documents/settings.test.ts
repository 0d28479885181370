import { describe, expect, it } from "vitest";
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
  it.each([
    ["/en/screening-room", true],
    ["/", true],
    ["//evil.example", false],
    ["/\\evil.example", false],
    ["/\t/evil.example", false],
    ["https://evil.example", false],
    ["javascript:alert(1)", false],
    ["en", false],
  ])("validates the path after sign-in: %j is %j", (path, isValid) => {
    expect(authRules.postSignInPath.safeParse(path).success).toBe(isValid);
  });

  it.each([
    ["", []],
    [
      " https://a.example , https://b.example:8443/,",
      ["https://a.example", "https://b.example:8443"],
    ],
    ["http://a.example", null],
    ["https://a.example/path", null],
    ["https://me:secret@a.example", null],
    ["*", null],
    ["https://*.example", null],
  ])("parses the origins that receive members' tokens: %j are %j", (list, origins) => {
    expect(contract.tokenSyncOrigins.safeParse(list).data ?? null).toEqual(origins);
  });

  it.each([
    ["GTM-ABC123", true],
    ["gtm-abc123", false],
    ["G-ABC123", false],
    ["GTM-ABC123'+alert(1)+'", false],
    ["GTM-ABC123\nx", false],
  ])("validates the tag manager's id: %j is %j", (id, isValid) => {
    expect(consentRules.tagManagerId.safeParse(id).success).toBe(isValid);
  });

  it.each([
    ["dataLayer", true],
    ["$events_2", true],
    ["2layer", false],
    ["a.b", false],
    ["a;alert(1)", false],
    ["location", false],
    ["__proto__", false],
  ])("validates the data layer's name: %j is %j", (name, isValid) => {
    expect(consentRules.dataLayerName.safeParse(name).success).toBe(isValid);
  });

  it.each([
    ["_fbp", true],
    ["_hj*", true],
    ["mp_*", true],
    ["marquee_consent", false],
    ["marquee*", false],
    ["mar*", false],
    ["*", false],
    ["a*", false],
    ["_a; Path=/x", false],
    ["a=b", false],
  ])("validates a cookie to delete when consent is withdrawn: %j is %j", (name, isValid) => {
    expect(consentRules.tagCookie.safeParse(name).success).toBe(isValid);
  });

  it.each([
    ["https://texts.example/{{lng}}/{{ns}}.json", true],
    ["/locales/{{lng}}/{{ns}}.json", true],
    ["http://texts.example/{{lng}}/{{ns}}.json", false],
    ["//texts.example/{{lng}}/{{ns}}.json", false],
    ["https://texts.example/{{lng}}.json", false],
    ["javascript:{{lng}}{{ns}}", false],
  ])("validates the URL of the interface texts: %j is %j", (template, isValid) => {
    expect(localeRules.translationFiles.safeParse(template).success).toBe(isValid);
  });
});

describe("[I18N-2] available languages", () => {
  const english = { code: "en", name: "English", direction: "ltr", region: null };
  const settings = { languages: [english], defaultLanguage: "en", translationFiles: null };

  it.each([
    ["the default is not offered", { ...settings, defaultLanguage: "de" }, "defaultLanguage"],
    ["one is there twice", { ...settings, languages: [english, english] }, "languages"],
    ["none is offered", { ...settings, languages: [] }, "languages"],
  ])("are rejected when %s", (_name, answer, field) => {
    const issues = contract.localeSettingsShape.safeParse(answer).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toContain(field);
  });

  it.each([
    ["GB", true],
    ["US", true],
    ["gb", false],
    ["en-GB", false],
    ["QX", false],
    ["826", false],
  ])("accept only an existing country as region: %j is %j", (region, isValid) => {
    expect(localeRules.region.safeParse(region).success).toBe(isValid);
  });
});
