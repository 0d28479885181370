import type { SampleSite } from "../compose/sample-site.ts";
import { languages } from "./compose.ts";
import { bookingForm as englishForm } from "./content/en/form.ts";
import { englishPages } from "./content/en/pages.ts";
import { bookingForm as spanishForm } from "./content/es/form.ts";
import { spanishPages } from "./content/es/pages.ts";
import { listDocuments } from "./content/people.ts";
import { redirects } from "./content/redirects.ts";
import { authSettings, consentSettings, localeSettings } from "./content/settings/services.ts";
import { siteSettings } from "./content/settings/site.ts";
import { theme } from "./content/settings/theme.ts";
import { templates } from "./content/templates.ts";

/**
 * The sample site of a museum of an estuary. The site looks like the plates of a book about natural
 * history.
 */
export const site: SampleSite = {
  name: "tidewater",
  title: "Tidewater",
  description: "A museum about an estuary, with engravings, thin lines and short captions.",
  languages,
  documents: () => [
    theme,
    siteSettings,
    localeSettings,
    authSettings,
    consentSettings,
    englishForm,
    spanishForm,
    ...englishPages,
    ...spanishPages,
    ...listDocuments,
    ...templates,
    ...redirects,
  ],
};
