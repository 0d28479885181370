import { defineLocaleResourceBundle } from "sanity";

/**
 * Replacements for some of Sanity's texts, by namespace, in English and German.
 * - “Add a block …” replaces the text of a button that Sanity renders only for lists with several types. In this
 *   studio, these are the lists of blocks.
 * - “Open in Preview” replaces “Used on one page”, because in a page's form this link leads to the page itself.
 */
const replacements = {
  studio: {
    "inputs.array.action.add-item-select-type": ["Add a block …", "Block hinzufügen …"],
  },
  structure: {
    "production-preview.menu-item.title": ["Open published page", "Veröffentlichte Seite öffnen"],
  },
  presentation: {
    "locations-banner.locations-count_one": ["Open in Preview", "In der Vorschau öffnen"],
    "locations-banner.locations-count_other": [
      "Open in Preview ({{count}} locations)",
      "In der Vorschau öffnen ({{count}} Stellen)",
    ],
  },
} as const;

export const sanityTexts = Object.entries(replacements).flatMap(([namespace, own]) =>
  ["en-US", "de-DE"].map((locale, index) =>
    defineLocaleResourceBundle({
      locale,
      namespace,
      resources: Object.fromEntries(Object.entries(own).map(([key, texts]) => [key, texts[index]])),
    }),
  ),
);
