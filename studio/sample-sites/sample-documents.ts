import type { Page } from "./compose/page.ts";
import type { Template } from "./compose/template.ts";
import { arabicPages } from "./nightlight/content/ar/pages.ts";
import { germanPages } from "./nightlight/content/de/pages.ts";
import { englishPages } from "./nightlight/content/en/pages.ts";
import { frenchPages } from "./nightlight/content/fr/pages.ts";
import { redirects } from "./nightlight/content/redirects.ts";
import {
  authSettings,
  consentSettings,
  localeSettings,
} from "./nightlight/content/settings/services.ts";
import { siteSettings } from "./nightlight/content/settings/site.ts";
import { theme } from "./nightlight/content/settings/theme.ts";
import { templates } from "./nightlight/content/templates.ts";

export type SampleDocument =
  | Page
  | Template
  | (typeof redirects)[number]
  | typeof theme
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
    theme,
    siteSettings,
    localeSettings,
    authSettings,
    consentSettings,
    ...samplePages(),
    ...templates,
    ...redirects,
  ];
}
