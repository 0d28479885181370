import { plainTheme } from "@marquee/schemas/contract";
import type { Theme } from "@marquee/schemas/types";
import { describe, expect, test } from "vitest";
import { createProblemLog } from "../parse/problems.ts";
import { settingsDocuments } from "./settings-documents.ts";
import { createSettingsReader } from "./settings-reader.ts";

const read = createSettingsReader(
  { store: async () => {}, find: async () => undefined },
  createProblemLog(() => {}),
);

const english = { code: "en", name: "English", direction: "ltr", region: null };
const locale = { languages: [english], defaultLanguage: "en", translationFiles: null };

const localeOf = (fields: object) =>
  read(settingsDocuments.locale, { stored: { ...locale, ...fields }, isPublished: false });

test("[TOL-1] uses a language's own name when its name is missing, and reports the problem", async () => {
  const { settings, problems } = await localeOf({
    languages: [english, { ...english, code: "fr", name: null }],
  });
  expect(settings.languages.map(({ code, name }) => [code, name])).toEqual([
    ["en", "English"],
    ["fr", "français"],
  ]);
  expect(problems[0]?.fields.map(({ field }) => field)).toEqual(["languages[1].name"]);
});

test.each([
  ["has no code", { ...english, code: null, name: null }],
  ["is offered twice", { ...english, name: "English again" }],
])("[TOL-1] drops a language that %s and keeps the others", async (_name, added) => {
  const { settings } = await localeOf({ languages: [english, added] });
  expect(settings.languages).toEqual([english]);
});

test("[TOL-1] uses a language's usual formats when its region is invalid, and reports the problem", async () => {
  const { settings, problems } = await localeOf({ languages: [{ ...english, region: "UK!" }] });
  expect(settings.languages).toEqual([english]);
  expect(problems[0]?.fields.map(({ field }) => field)).toEqual(["languages[0].region"]);
});

test("[TOL-1] replaces a default language that is not offered with the first one", async () => {
  const { settings } = await localeOf({ defaultLanguage: "de" });
  expect(settings.defaultLanguage).toBe("en");
});

test("[TOL-1] keeps the menu of a site without a name, except for the invalid entry", async () => {
  const link = {
    _key: "a",
    label: "Programme",
    kind: "external",
    href: "https://example.org/",
    page: null,
    section: null,
  };
  const words = {
    tagline: null,
    description: null,
    headerAction: null,
    announcement: null,
    footerText: null,
    footerLinks: null,
    footerColumns: null,
    notFoundHeading: null,
    notFoundText: null,
  };
  const stored = {
    name: "",
    socialImage: null,
    organisation: null,
    headerLayout: null,
    headerTone: null,
    footerLayout: null,
    footerTone: null,
    search: true,
    socialLinks: null,
    languages: [{ ...words, language: "en", menu: [{ ...link, _key: "b", label: null }, link] }],
  };
  const { settings, problems } = await read(settingsDocuments.site, { stored, isPublished: false });
  expect(settings).toMatchObject({
    name: "Marquee",
    languages: [{ menu: [{ label: "Programme" }] }],
  });
  expect(problems[0]?.fields.map(({ field }) => field)).toEqual([
    "name",
    "languages[0].menu[0].label",
  ]);
});

test("[TOL-1] drops a consent notice without a heading and keeps the tag manager", async () => {
  const notice = {
    text: "We count.",
    policyPage: null,
    necessary: null,
    analytics: null,
    media: null,
  };
  const stored = {
    policyVersion: 2,
    tagManagerId: "GTM-ABC123",
    dataLayerName: "dataLayer",
    tagCookies: null,
    notices: [
      { ...notice, language: "en", heading: null },
      { ...notice, language: "de", heading: "Cookies" },
    ],
  };
  const { settings } = await read(settingsDocuments.consent, { stored, isPublished: false });
  expect(settings).toMatchObject({ tagManagerId: "GTM-ABC123", policyVersion: 2 });
  expect(settings.notices.map(({ language }) => language)).toEqual(["de"]);
});

describe("[THEME-1] a theme with an invalid color", () => {
  const theme = {
    _id: "theme-a",
    title: "A",
    paper: "#ffffff",
    ink: "#111111",
    primary: "#2e6f57",
    secondary: "#ffc940",
    tertiary: null,
    accent: null,
    typefaces: plainTheme.typefaces,
    ownTypefaces: [],
    shape: plainTheme.shape,
    logo: null,
    icon: null,
  };
  const themeOf = (fields: object) =>
    read<Theme>(settingsDocuments.theme, { stored: { ...theme, ...fields }, isPublished: false });

  test("keeps the other colors and names the field in the theme's own document", async () => {
    const { settings, problems } = await themeOf({ secondary: "red" });
    expect(settings).toEqual({ ...theme, secondary: null });
    const [problem] = problems;
    expect(problem).toMatchObject({ documentId: "theme-a", documentType: "theme" });
    expect(problem?.fields.map(({ field }) => field)).toEqual(["secondary"]);
  });

  test("uses the plain theme's color for a required one", async () => {
    expect((await themeOf({ primary: null })).settings).toMatchObject({
      paper: "#ffffff",
      primary: plainTheme.primary,
    });
  });
});
