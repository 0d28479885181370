import "server-only";
import { siteAddressesQuery, siteAddressesShape } from "@marquee/schemas/contract";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import type { SiteAddresses } from "./site-addresses.ts";
import { visitorView } from "../view.ts";

const addresses = contentQuery({
  query: siteAddressesQuery,
  shape: siteAddressesShape,
  isCachedOnDisk: true,
  // The serving layer reads the addresses when a requested address is missing in its own list. The
  // requested address may be so new that a result in memory lacks it too.
  isCachedInMemory: () => false,
});

/**
 * Reads every address at which content is published. While the content service fails, returns the last good response,
 * or throws a ContentUnavailable if there is none.
 */
export async function readSiteAddresses(): Promise<SiteAddresses> {
  const view = { ...visitorView, cached: false };
  const [{ result, isFallback }, { locale }] = await Promise.all([
    readContent(view, addresses),
    readSettings(view),
  ]);
  const { languages, defaultLanguage } = locale;
  return { ...result, languages, defaultLanguage, isCurrent: !isFallback };
}
