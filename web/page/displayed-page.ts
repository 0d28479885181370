import type { PageAbove } from "../content/parse/tolerant-page.ts";
import type { SitePageData } from "./read-site-page.server.ts";

/** The only input for a page's metadata: it contains no gated content. */
export type Shown = Pick<SitePageData, "page"> & {
  settings: Pick<SitePageData["settings"], "site" | "locale">;
};

/** The same with the page's parent pages. */
export type ShownBelow = Shown & { above: readonly PageAbove[] };
