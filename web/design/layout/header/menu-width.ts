import type { SiteSettings } from "@marquee/schemas/types";
import { linkAddress, type LinkTarget } from "../../ui/link-address.ts";
import { visibleLength } from "../../ui/visible-length.ts";

/**
 * Maximum number of characters that the header displays in a row. A row of this length fills a window of 80rem,
 * and wraps in windows of 60 to 80rem.
 */
const MOST = 160;

/**
 * Widths in characters: the distance between links, a language's code, the sign-in link, a button's margins, the
 * search button.
 */
const width = { gap: 4, language: 6, account: 14, button: 8, search: 6 };

type Row = {
  layout: SiteSettings["headerLayout"];
  name: string;
  links: readonly (LinkTarget & { label: string })[];
  /** Number of languages in the switch. */
  languages: number;
  /** Whether the header has a search button. */
  search: boolean;
  /** The label of the call to action, if there is one. */
  action: string | null;
};

/**
 * Whether the header displays the menu in a row on wide screens. Otherwise, the menu is behind a button in every
 * window. A style sheet can't detect whether a row is full, so this function counts characters.
 */
export function menuFits({ layout, name, links, languages, search, action }: Row): boolean {
  const menu = links
    .filter((link) => linkAddress(link) !== null)
    .reduce((sum, { label }) => sum + visibleLength(label) + width.gap, 0);
  const beside =
    1.5 * visibleLength(name) +
    width.account +
    (search ? width.search : 0) +
    (languages < 2 ? 0 : languages * width.language) +
    (action === null ? 0 : visibleLength(action) + width.button);
  // In the layout `stacked`, the logo is above the menu and takes no width from it.
  return (layout === "stacked" ? Math.max(menu, beside) : menu + beside) <= MOST;
}
