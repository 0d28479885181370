import type { Picture } from "@marquee/schemas/types";
import type { Metadata } from "next";
import { pagePath } from "../ui/page-path.ts";
import { serverEnv } from "../env.server.ts";
import loadPicture from "../images/loader.ts";
import type { SitePageData } from "./read-site-page.server.ts";

/** The size that the networks crop least. In pixels. */
const SOCIAL_WIDTH = 1200;

const absolute = (address: string) => new URL(address, serverEnv().siteUrl).href;

const socialImage = (picture: Picture) => ({
  url: absolute(loadPicture({ src: picture.asset.url, width: SOCIAL_WIDTH })),
  alt: picture.alt ?? "",
});

/** Title, description, addresses in other languages and the social card of a page. Nothing a gate hides is in it. */
export function pageMetadata({ page, settings }: SitePageData): Metadata {
  const own = settings.site.languages.find(({ language }) => language === page.language);
  const title = page.seo?.title ?? page.title;
  const description = page.seo?.description ?? own?.description ?? null;
  const picture = page.seo?.image ?? settings.site.socialImage;
  const everyLanguage = [page, ...page.translations];
  const fallback = everyLanguage.find(
    ({ language }) => language === settings.locale.defaultLanguage,
  );
  const languages = Object.fromEntries(
    everyLanguage.map((version) => [version.language, absolute(pagePath(version))]),
  );
  return {
    title: title === settings.site.name ? title : `${title} · ${settings.site.name}`,
    ...(description === null ? {} : { description }),
    alternates: {
      canonical: absolute(pagePath(page)),
      languages: {
        ...languages,
        ...(fallback ? { "x-default": absolute(pagePath(fallback)) } : {}),
      },
    },
    ...(page.seo?.noindex ? { robots: { index: false } } : {}),
    openGraph: {
      title,
      type: "website",
      siteName: settings.site.name,
      locale: page.language,
      url: absolute(pagePath(page)),
      ...(description === null ? {} : { description }),
      ...(picture ? { images: [socialImage(picture)] } : {}),
    },
  };
}
