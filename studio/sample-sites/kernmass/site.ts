import type { Page } from "../compose/page.ts";
import type { SampleSite } from "../compose/sample-site.ts";
import { languages } from "./compose.ts";
import { quoteForm as englishForm } from "./content/en/form.ts";
import { englishPages } from "./content/en/pages.ts";
import { quoteForm as japaneseForm } from "./content/ja/form.ts";
import { japanesePages } from "./content/ja/pages.ts";
import { noteDocuments } from "./content/people.ts";
import { redirects } from "./content/redirects.ts";
import { authSettings, consentSettings, localeSettings } from "./content/settings/services.ts";
import { siteSettings } from "./content/settings/site.ts";
import { theme } from "./content/settings/theme.ts";
import { templates } from "./content/templates.ts";

/** Returns the pages of Kernmass in the order of their languages. */
function kernmassPages(): Page[] {
  return [...englishPages, ...japanesePages];
}

/** The sample site of a maker of vibration sensors for machines. */
export const site: SampleSite = {
  name: "kernmass",
  title: "Kernmass",
  description:
    "A manufacturer of vibration sensors, in English and Japanese, with charts and exploded-view drawings.",
  languages,
  documents: () => [
    theme,
    siteSettings,
    localeSettings,
    authSettings,
    consentSettings,
    englishForm,
    japaneseForm,
    ...kernmassPages(),
    ...noteDocuments,
    ...templates,
    ...redirects,
  ],
};
