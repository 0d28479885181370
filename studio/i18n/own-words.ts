import { defineLocaleResourceBundle } from "sanity";

/**
 * Replacements for some of Sanity's texts, by namespace, in English and German. Only lists of blocks ask for a type to
 * add, so that text says "block". For a page, "Used on one page" is the link to the page itself.
 */
const words = {
  studio: {
    "inputs.array.action.add-item-select-type": ["Add a block …", "Einen Block hinzufügen …"],
  },
  structure: {
    "production-preview.menu-item.title": [
      "Open the published page",
      "Die veröffentlichte Seite öffnen",
    ],
  },
  presentation: {
    "locations-banner.locations-count_one": ["See it on the site", "Auf der Website ansehen"],
    "locations-banner.locations-count_other": [
      "See it on the site, in {{count}} places",
      "Auf der Website ansehen, an {{count}} Stellen",
    ],
  },
} as const;

/** Resource bundles that override Sanity's texts. */
export const ownWords = Object.entries(words).flatMap(([namespace, own]) =>
  ["en-US", "de-DE"].map((locale, index) =>
    defineLocaleResourceBundle({
      locale,
      namespace,
      resources: Object.fromEntries(Object.entries(own).map(([key, said]) => [key, said[index]])),
    }),
  ),
);
