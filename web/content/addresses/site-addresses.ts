import type { LanguageSettings } from "../../i18n/languages.ts";

/** Every address at which content is published, and the languages that the site offers. */
export type SiteAddresses = LanguageSettings & {
  pages: readonly { _id: string; language: string; slug: string }[];
  /** The old addresses of redirects, as `redirectPathOf` returns them. */
  redirects: readonly string[];
  /** Pages with a list that is split into pages, and the number of entries on each. */
  lists: readonly { language: string; slug: string; perPage: number }[];
  /**
   * False if the content service fails and the addresses come from a cached response. They may lack
   * recent publications.
   */
  isCurrent: boolean;
};

declare global {
  // Set by `site-start.server.ts`. Global, because the serving layer runs in the same process but can't import from the
  // bundles of Next.js.
  var marqueeReadAddresses: (() => Promise<SiteAddresses>) | undefined;
}
