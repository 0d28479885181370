import { setTimeout as pause } from "node:timers/promises";
import { pagePath } from "../design/ui/page-path.ts";
import type { BufferedResponse } from "./request-from-next.ts";
import { type ErrorPages, errorStatuses } from "./error-pages.ts";
import type { SiteAddresses } from "../content/addresses/site-addresses.ts";

/** Maximum number of pages to render. Far more would displace each other in the cache of Next.js. */
const MAX_PAGES = 300;

export type WarmUpParts = {
  requestPage: (path: string) => Promise<BufferedResponse>;
  errorPages: ErrorPages;
  addresses: SiteAddresses | null;
};

/**
 * Renders the error pages and the published pages after the start, one after another. The build
 * contains no content, so without this a failure of the content service right after the start would
 * leave pages that nobody has visited unavailable [PAGE-9]. Between two pages, waits as long as the
 * page took, so that visitors get at least half of the processor.
 */
export async function warmUp({ requestPage, errorPages, addresses }: WarmUpParts): Promise<void> {
  // Pages from cached content expire within seconds, so rendering them now is of no use.
  if (addresses === null || !addresses.isCurrent) return;
  const steps = [
    ...addresses.languages.languages.flatMap(({ code }) =>
      errorStatuses.map((status) => () => errorPages.find(code, status, "br")),
    ),
    ...addresses.firstPages(MAX_PAGES).map((page) => () => requestPage(pagePath(page))),
  ];
  for (const step of steps) {
    const began = performance.now();
    // A page that can't be rendered is logged by Next.js.
    await step().catch(() => undefined);
    await pause(performance.now() - began);
  }
}
