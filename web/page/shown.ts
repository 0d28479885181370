import type { PageAbove } from "../content/pages-above.server.ts";
import type { SitePageData } from "./read-site-page.server.ts";

/** What search engines and networks are told of a page is made of this alone: it holds nothing of a gate. */
export type Shown = Pick<SitePageData, "page"> & {
  settings: Pick<SitePageData["settings"], "site" | "locale">;
};

/** The same with the pages above it in its address. */
export type ShownBelow = Shown & { above: readonly PageAbove[] };
