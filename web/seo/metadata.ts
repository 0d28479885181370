import type { Metadata } from "next";
import { serverEnv } from "../runtime/env.server.ts";
import { siteTextsOf } from "../design/layout/frame.ts";
import { pagePath } from "../design/ui/page-path.ts";
import { formatLocale, writtenNumber } from "../i18n/written-locale.ts";
import { ogLocale } from "./og-locale.ts";
import { type FeedFormat, feedPath } from "./feeds/feed-path.ts";
import type { Shown, ShownWithLists } from "./displayed-page.ts";
import { pathOf } from "../content/addresses/page-address.ts";
import { socialPicture } from "./social-picture.ts";
import { languagesOf } from "./versions.ts";

/** Resolves a path of the site to an absolute URL. Absolute URLs stay unchanged. */
export const absolute = (address: string): string => new URL(address, serverEnv().siteUrl).href;

/** Returns a page's title for search engines and shared links. */
export const titleOf = ({ page }: Shown): string => page.seo?.title ?? page.title;

/**
 * Returns a page's description for search engines and shared links: the page's own or its summary, otherwise
 * the site's description or tagline in the page's language, otherwise null.
 */
export function descriptionOf({ page, settings }: Shown): string | null {
  const texts = siteTextsOf(settings.site, page.language);
  return page.seo?.description ?? page.summary ?? texts?.description ?? texts?.tagline ?? null;
}

function sharedPictures(data: Shown) {
  const picture = socialPicture(data);
  if (!picture) return [];
  const { address, ...about } = picture;
  return [{ url: absolute(address), ...about }];
}

function sharing(data: Shown) {
  const { page, settings } = data;
  const description = descriptionOf(data);
  const texts = {
    title: titleOf(data),
    ...(description === null ? {} : { description }),
    images: sharedPictures(data),
  };
  const { languages } = settings.locale;
  const others = page.translations.filter(
    ({ language }) => language !== page.language && languages.some(({ code }) => code === language),
  );
  return {
    openGraph: {
      ...texts,
      ...(page.date === null
        ? { type: "website" as const }
        : { type: "article" as const, publishedTime: new Date(page.date).toISOString() }),
      siteName: settings.site.name,
      locale: ogLocale(formatLocale(page.language, languages)),
      alternateLocale: others.map(({ language }) => ogLocale(formatLocale(language, languages))),
      url: absolute(pagePath(page)),
    },
    twitter: { ...texts, card: "summary_large_image" as const },
  };
}

const numberIn = ({ number, page, settings }: ShownWithLists) =>
  writtenNumber(number, formatLocale(page.language, settings.locale.languages));

/** Returns the addresses of the pages before and after a page of a list. */
function neighborsOf(data: ShownWithLists): Pick<Metadata, "pagination"> {
  const { number, lists } = data;
  const pagination = {
    ...(number > 1 ? { previous: absolute(pathOf(data, number - 1)) } : {}),
    ...(number < lists.pages ? { next: absolute(pathOf(data, number + 1)) } : {}),
  };
  return Object.keys(pagination).length === 0 ? {} : { pagination };
}

/** Returns the feeds of a page's lists. [LIST-2] */
function feedsOf({
  page,
  lists,
}: ShownWithLists): Pick<NonNullable<Metadata["alternates"]>, "types"> {
  if (lists.byKey.size === 0) return {};
  const links = (format: FeedFormat) =>
    [...lists.byKey].map(([key, { heading }]) => ({
      url: absolute(feedPath(page._id, key, format)),
      title: heading ?? page.title,
    }));
  return {
    types: { "application/atom+xml": links("xml"), "application/feed+json": links("json") },
  };
}

/**
 * Returns title, description, language alternates and social card of a page [PAGE-8]. It uses only the page's own
 * fields and the site's settings, so it contains no gated content.
 */
export function pageMetadata(data: ShownWithLists): Metadata {
  const { page, settings, number } = data;
  // Further pages of a list have the same content apart from the entries.
  const title = number === 1 ? titleOf(data) : `${titleOf(data)} (${numberIn(data)})`;
  const description = descriptionOf(data);
  const isListed = page.seo?.noindex !== true;
  const versions = [{ ...page, noindex: !isListed }, ...page.translations];
  const languages =
    isListed && number === 1 ? Object.entries(languagesOf(versions, settings.locale)) : [];
  return {
    // The layout's template adds the site's name. If the title already contains it, `absolute` turns the template off.
    title: title.includes(settings.site.name) ? { absolute: title } : title,
    ...(description === null ? {} : { description }),
    alternates: {
      canonical: absolute(pathOf(data)),
      languages: Object.fromEntries(languages.map(([code, path]) => [code, absolute(path)])),
      ...feedsOf(data),
    },
    ...neighborsOf(data),
    ...(isListed ? {} : { robots: { index: false } }),
    ...sharing(data),
  };
}
