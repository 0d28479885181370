import "server-only";
import type { Page } from "@marquee/schemas/types";
import { type PageAbove, readPagesAbove } from "../content/pages-above.server.ts";
import { readPage, slugOfPath } from "../content/page.server.ts";
import { readSettings, type Settings } from "../content/settings.server.ts";
import { boundedTags } from "../content/tags.ts";
import type { View } from "../content/view.ts";
import { textTags } from "../i18n/text-settings.ts";

/** A page with the settings around it, and every tag whose change changes it. */
export type SitePageData = {
  page: Page;
  /** The pages above it in its address, the topmost first. */
  above: readonly PageAbove[];
  settings: Settings;
  tags: readonly string[];
  /** When it was read, in ms since 1970: live updates tell what changed after it. */
  readAt: number;
};

/** Reads what one address shows; null when there is no such page or the language is not offered. */
export async function readSitePage(
  view: View,
  language: string,
  path: readonly string[] | undefined,
): Promise<SitePageData | null> {
  const readAt = Date.now();
  const settings = await readSettings(view);
  const slug = slugOfPath(path);
  const offered = settings.locale.languages.some(({ code }) => code === language);
  if (!offered || slug === null) return null;
  const { page, tags } = await readPage(view, language, slug);
  if (page === null) return null;
  const above = await readPagesAbove(view, language, slug);
  const all = [...settings.tags, ...tags, ...above.tags, ...textTags(language, settings.locale)];
  return { page, above: above.pages, settings, tags: boundedTags([...new Set(all)]), readAt };
}
