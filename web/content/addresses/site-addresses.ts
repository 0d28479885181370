import type { LanguageSettings } from "../../i18n/languages.ts";

/** Every address at which content is published, and the languages that the site offers. */
export type SiteAddresses = LanguageSettings & {
  pages: readonly { _id: string; language: string; slug: string }[];
  /** The old addresses of redirects, as `redirectPathOf` returns them. */
  redirects: readonly string[];
  /** False for a cached response while the content service fails: it may lack recent publications. */
  isCurrent: boolean;
};

declare global {
  // The server in front of Next.js runs in the same process but outside of its bundles. `site-start.server.ts` sets
  // this.
  var marqueeReadAddresses: (() => Promise<SiteAddresses>) | undefined;
}
