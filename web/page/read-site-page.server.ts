import "server-only";
import { listAddressOf } from "../content/addresses/page-address.ts";
import { readPagesAbove } from "../content/addresses/pages-above.server.ts";
import { type DocumentProblem, joinedProblems } from "../content/parse/problems.ts";
import { type PageLists, readPageLists } from "../content/lists/page-lists.server.ts";
import { positionAt } from "../content/live/hub.server.ts";
import { readPage } from "../content/page.server.ts";
import { readSettings, type Settings } from "../content/settings/settings.server.ts";
import { slugOfPath } from "../content/addresses/slug-of-path.ts";
import { type PageAbove, type PageContent, untitled } from "../content/parse/tolerant-page.ts";
import { readLook } from "../content/typefaces/site-look.server.ts";
import { boundedTags } from "../content/tags.ts";
import type { View } from "../content/view.ts";
import { textTags } from "../i18n/text-settings.ts";

/** A page, the site's settings, and every cache tag whose expiry affects the page. */
export type SitePageData = {
  page: PageContent;
  /** Number of the list's page that is displayed; 1 for a page without a list. */
  number: number;
  lists: PageLists;
  /** Parent pages of the page, the topmost first. */
  above: readonly PageAbove[];
  settings: Settings;
  tags: readonly string[];
  /** Invalid fields of the page and the settings, for editors. */
  problems: readonly DocumentProblem[];
  /** Time of reading, in ms since 1970. */
  readAt: number;
  /** Encoded position at the time of reading. Live updates report later changes. */
  position: string;
};

/** Reads the page at an address; null if there is none or its language is not offered. */
export async function readSitePage(
  view: View,
  language: string,
  path: readonly string[] | undefined,
): Promise<SitePageData | null> {
  const readAt = Date.now();
  const position = positionAt(readAt);
  const settings = await readSettings(view);
  const requestedSlug = slugOfPath(path);
  const offered = settings.locale.languages.some(({ code }) => code === language);
  if (!offered || requestedSlug === null) return null;
  const { slug, number } = listAddressOf(requestedSlug);
  const { page: found, problems, tags } = await readPage(view, language, slug);
  if (found === null) return null;
  const page = found.title === untitled ? { ...found, title: settings.site.name } : found;
  // The whole page uses one time. An editor sees blocks, and lists pages, whatever their times.
  const at = view.at ?? (view.isEditing ? null : readAt);
  const lists = await readPageLists(view, page, { number, at });
  if (number > lists.pages) return null;
  const above = await readPagesAbove(view, language, slug);
  // Reads the problems of fonts in previews only: visitors don't see problems, and `SiteFrame`
  // reads the fonts of their pages.
  const fontProblems = async () =>
    view.draft === null ? [] : (await readLook(page.look ?? settings.look)).problems;
  const all = [
    ...settings.tags,
    ...tags,
    ...lists.tags,
    ...above.tags,
    ...textTags(language, settings.locale),
  ];
  return {
    page,
    number,
    lists,
    above: above.pages,
    settings,
    tags: boundedTags([...new Set(all)]),
    problems: joinedProblems([...problems, ...settings.problems, ...(await fontProblems())]),
    readAt,
    position,
  };
}
