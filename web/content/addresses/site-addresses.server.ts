import "server-only";
import { pageIndex, readPageIndex } from "../page-index/page-index.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { visitorView } from "../view.ts";
import { type SiteAddresses, siteAddresses } from "./site-addresses.ts";

/**
 * Returns the addresses at which content is published, including everything that was published before this call. While
 * the content service fails, returns the last known ones, or throws a ContentUnavailable if there are none.
 */
export async function readSiteAddresses(): Promise<SiteAddresses> {
  const [isCurrent, { locale }] = await Promise.all([
    readPageIndex("update"),
    readSettings({ ...visitorView, cached: false }),
  ]);
  return siteAddresses(pageIndex(), { languages: locale, isCurrent });
}
