import type { Page } from "../compose/page.ts";
import type { SampleSite } from "../compose/sample-site.ts";
import { languages } from "./compose.ts";
import { contactForm as arabicContact } from "./content/ar/contact.ts";
import { arabicPages } from "./content/ar/pages.ts";
import { contactForm as germanContact } from "./content/de/contact.ts";
import { germanPages } from "./content/de/pages.ts";
import { contactForm as englishContact } from "./content/en/contact.ts";
import { englishPages } from "./content/en/pages.ts";
import { contactForm as frenchContact } from "./content/fr/contact.ts";
import { frenchPages } from "./content/fr/pages.ts";
import { journalDocuments } from "./content/people.ts";
import { redirects } from "./content/redirects.ts";
import { authSettings, consentSettings, localeSettings } from "./content/settings/services.ts";
import { siteSettings } from "./content/settings/site.ts";
import { theme } from "./content/settings/theme.ts";
import { templates } from "./content/templates.ts";

/** Returns the pages of Nightlight in the order of their languages. */
export function nightlightPages(): Page[] {
  return [...englishPages, ...germanPages, ...frenchPages, ...arabicPages];
}

/** The sample site of a short film festival. It looks like a cinema's printed programme. */
export const site: SampleSite = {
  name: "nightlight",
  title: "Nightlight",
  description: "A short film festival, with bold colors and halftone images.",
  languages,
  documents: () => [
    theme,
    siteSettings,
    localeSettings,
    authSettings,
    consentSettings,
    englishContact,
    germanContact,
    frenchContact,
    arabicContact,
    ...nightlightPages(),
    ...journalDocuments,
    ...templates,
    ...redirects,
  ],
};
