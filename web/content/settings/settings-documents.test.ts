import { plainTheme } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { settingsDocuments } from "./settings-documents.ts";
import type { SettingsDocument } from "./settings-reader.ts";
import { openSettingsReader, storedDocuments, storedLink } from "./stored-documents.fixture.ts";

const english = { code: "en", name: "English", direction: "ltr", region: null, earlierCodes: [] };
const [site] = storedDocuments.site.languages;
const [notice] = storedDocuments.consent.notices;
const nameless = { ...notice, heading: null };
const link = storedLink("a");
const { theme } = storedDocuments;

test.each([
  {
    what: "uses a language's own name when its name is missing",
    name: "locale",
    fields: { languages: [english, { ...english, code: "fr", name: null }] },
    settings: { languages: [{ name: "English" }, { code: "fr", name: "français" }] },
    problems: ["languages[1].name"],
  },
  {
    what: "drops a language without a code",
    name: "locale",
    fields: { languages: [english, { ...english, code: null, name: null }] },
    settings: { languages: [english] },
    problems: ["languages[1].code", "languages[1].name"],
  },
  {
    what: "drops a language that is offered twice",
    name: "locale",
    fields: { languages: [english, { ...english, name: "English again" }] },
    settings: { languages: [english] },
    problems: ["languages[1]"],
  },
  {
    what: "uses a language's usual formats when its region is invalid",
    name: "locale",
    fields: { languages: [{ ...english, region: "UK!" }] },
    settings: { languages: [english] },
    problems: ["languages[0].region"],
  },
  {
    what: "replaces a default language that is not offered with the first one",
    name: "locale",
    fields: { defaultLanguage: "de" },
    settings: { defaultLanguage: "en" },
    problems: ["defaultLanguage"],
  },
  {
    what: "keeps the menu of a site without a name, except for the invalid entry",
    name: "site",
    fields: { name: "", languages: [{ ...site, menu: [{ ...link, label: null }, link] }] },
    settings: { name: "Marquee", languages: [{ menu: [{ label: "Link a" }] }] },
    problems: ["name", "languages[0].menu[0].label"],
  },
  {
    what: "drops a consent notice without a heading and keeps the tag manager",
    name: "consent",
    fields: { notices: [nameless, { ...notice, language: "de" }] },
    settings: { tagManagerId: "GTM-ABC123", policyVersion: 3, notices: [{ language: "de" }] },
    problems: ["notices[0].heading"],
  },
  {
    what: "[THEME-1] keeps the other colors of a theme with an invalid one",
    name: "theme",
    fields: { secondary: "red" },
    settings: { ...theme, secondary: null },
    problems: ["secondary"],
  },
  {
    what: "[THEME-1] uses the plain theme's color for a required one",
    name: "theme",
    fields: { primary: null },
    settings: { paper: "#ffffff", primary: plainTheme.primary },
    problems: ["primary"],
  },
] as const)("[TOL-1] $what", async ({ name, fields, settings, problems }) => {
  const stored = { ...storedDocuments[name], ...fields };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document and its stored fields have the same name
  const document = settingsDocuments[name] as SettingsDocument<object>;
  const found = await openSettingsReader().read(document, { stored, isPublished: false });
  expect(found.settings).toMatchObject(settings);
  expect(found.problems).toMatchObject([
    {
      documentId: name === "theme" ? "theme-a" : `${name}Settings`,
      fields: problems.map((field) => ({ field })),
    },
  ]);
});
