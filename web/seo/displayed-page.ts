import type { PageLists } from "../content/lists/page-lists.server.ts";
import type { PageAbove, PageContent } from "../content/parse/tolerant-page.ts";
import type { Settings } from "../content/settings/settings.server.ts";

/** The data that a page's metadata is made from. It contains no gated content. */
export type Shown = {
  page: PageContent;
  settings: Pick<Settings, "site" | "locale" | "look">;
};

/** {@link Shown} with the number of the list's page that is displayed, and the lists of the page. */
export type ShownWithLists = Shown & { number: number; lists: PageLists };

/** {@link Shown} with the page's parent pages. */
export type ShownBelow = Shown & { above: readonly PageAbove[] };
