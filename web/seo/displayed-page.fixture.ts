import type { Picture, SiteSettings } from "@marquee/schemas/types";
import { settingsDocuments } from "../content/settings/settings-documents.ts";
import { plainLook } from "../content/settings/plain-look.ts";
import type { ShownBelow, ShownWithLists } from "./displayed-page.ts";

export const siteUrl = "https://example.org";

/** A picture on Sanity's hosted CDN. */
export const picture: Picture = {
  asset: {
    _id: "image-1f-2400x1260-jpg",
    url: "https://cdn.sanity.io/images/abc123/production/1f-2400x1260.jpg",
    lqip: null,
    width: 2400,
    height: 1260,
    mimeType: "image/jpeg",
  },
  hotspot: null,
  crop: null,
  alt: "A lit lens",
  decorative: false,
};

const site: SiteSettings = {
  ...settingsDocuments.site.defaults,
  name: "Nightlight",
  languages: [
    {
      language: "de",
      tagline: "Ein Festival",
      description: "Fünf Filme.",
      menu: [],
      footerText: null,
      footerLinks: [],
      headerAction: null,
      announcement: null,
      footerColumns: [],
      notFoundHeading: null,
      notFoundText: null,
    },
  ],
};

const languages = ["en", "de"].map((code) => ({
  code,
  name: code,
  direction: "ltr" as const,
  region: null,
  earlierCodes: [],
}));

/** Returns a German page with a parent page and a translation. `more` are settings of the site. */
export function shownPage(
  page: Partial<ShownBelow["page"]> = {},
  more: Partial<SiteSettings> = {},
): ShownBelow & ShownWithLists {
  return {
    page: {
      _id: "page-de-salz",
      _type: "page",
      own: null,
      _rev: "1",
      _updatedAt: "2026-11-21T18:00:00Z",
      language: "de",
      title: "Salz",
      slug: "programm/salz",
      seo: null,
      date: null,
      summary: null,
      picture: null,
      topics: [],
      authors: [],
      subject: null,
      translations: [{ language: "en", slug: "programme/salt", noindex: false }],
      blocks: [],
      look: null,
      ...page,
    },
    above: [{ slug: "programm", title: "Programm" }],
    number: 1,
    lists: { byKey: new Map(), neighbors: null, tags: [], next: null, pages: 1 },
    settings: {
      site: { ...site, ...more },
      locale: { ...settingsDocuments.locale.defaults, languages, overrides: {} },
      look: plainLook,
    },
  };
}
