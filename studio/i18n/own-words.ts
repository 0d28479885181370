import { defineLocaleResourceBundle } from "sanity";

/**
 * Sanity's own words where ours say more, by its namespaces, in English and in German: only lists of blocks ask for a
 * type to add, and what it calls "used on a page" is, for a page, the way to see it.
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

/** The bundles that put them in the place of Sanity's. */
export const ownWords = Object.entries(words).flatMap(([namespace, own]) =>
  ["en-US", "de-DE"].map((locale, index) =>
    defineLocaleResourceBundle({
      locale,
      namespace,
      resources: Object.fromEntries(Object.entries(own).map(([key, said]) => [key, said[index]])),
    }),
  ),
);
