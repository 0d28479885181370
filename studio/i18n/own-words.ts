import { defineLocaleResourceBundle } from "sanity";

/**
 * Sanity's own words where ours say more: only lists of blocks ask for a type to add, and what it calls "used on a
 * page" is, for a page, the way to see it.
 */
export const ownWords = [
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "studio",
    resources: { "inputs.array.action.add-item-select-type": "Add a block …" },
  }),
  defineLocaleResourceBundle({
    locale: "de-DE",
    namespace: "studio",
    resources: { "inputs.array.action.add-item-select-type": "Einen Block hinzufügen …" },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "structure",
    resources: { "production-preview.menu-item.title": "Open the published page" },
  }),
  defineLocaleResourceBundle({
    locale: "de-DE",
    namespace: "structure",
    resources: { "production-preview.menu-item.title": "Die veröffentlichte Seite öffnen" },
  }),
  defineLocaleResourceBundle({
    locale: "en-US",
    namespace: "presentation",
    resources: {
      "locations-banner.locations-count_one": "See it on the site",
      "locations-banner.locations-count_other": "See it on the site, in {{count}} places",
    },
  }),
  defineLocaleResourceBundle({
    locale: "de-DE",
    namespace: "presentation",
    resources: {
      "locations-banner.locations-count_one": "Auf der Website ansehen",
      "locations-banner.locations-count_other": "Auf der Website ansehen, an {{count}} Stellen",
    },
  }),
];
