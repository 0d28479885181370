import type { PageAbove } from "../content/parse/tolerant-page.ts";
import type { SitePageData } from "./read-site-page.server.ts";

/** The data that a page's metadata is made from. It contains no gated content. */
export type Shown = Pick<SitePageData, "page"> & {
  settings: Pick<SitePageData["settings"], "site" | "locale" | "look">;
};

/** {@link Shown} with the lists of the page. */
export type ShownWithLists = Shown & Pick<SitePageData, "number" | "lists">;

/** {@link Shown} with the page's parent pages. */
export type ShownBelow = Shown & { above: readonly PageAbove[] };
