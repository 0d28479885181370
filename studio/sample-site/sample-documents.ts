import type { Page } from "./compose/page.ts";
import type { Template } from "./compose/template.ts";
import { arabicPages } from "./content/ar/pages.ts";
import { germanPages } from "./content/de/pages.ts";
import { englishPages } from "./content/en/pages.ts";
import { frenchPages } from "./content/fr/pages.ts";
import { redirects } from "./content/redirects.ts";
import { authSettings, consentSettings, localeSettings } from "./content/settings/services.ts";
import { siteSettings } from "./content/settings/site.ts";
import { templates } from "./content/templates.ts";

export type SampleDocument =
  | Page
  | Template
  | (typeof redirects)[number]
  | typeof siteSettings
  | typeof localeSettings
  | typeof authSettings
  | typeof consentSettings;

/** Returns the pages of the sample site in the order of their languages. */
export function samplePages(): Page[] {
  return [...englishPages, ...germanPages, ...frenchPages, ...arabicPages];
}

/** Returns every document of the sample site, ready for import. Asset paths are relative to this folder. */
export function sampleDocuments(): SampleDocument[] {
  return [
    siteSettings,
    localeSettings,
    authSettings,
    consentSettings,
    ...samplePages(),
    ...templates,
    ...redirects,
  ];
}
