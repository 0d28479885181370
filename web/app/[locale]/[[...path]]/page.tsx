import type { Metadata, Viewport } from "next";
import { readEmptySite } from "../../../content/empty-site.server.ts";
import { pageIndex } from "../../../content/page-index/page-index.server.ts";
import { readSiteAddresses } from "../../../content/addresses/site-addresses.server.ts";
import { homeSlug } from "@marquee/schemas/contract";
import { log } from "../../../runtime/log.ts";
import { visitorView } from "../../../content/view.ts";
import { isForServingLayer } from "../../../runtime/for-serving-layer.ts";
import { EmptySite, emptySiteMetadata } from "../../../page/empty-site.tsx";
import { pageMetadata } from "../../../seo/metadata.ts";
import { pageViewport } from "../../../seo/site-metadata.ts";
import { missingPageMetadata } from "../../../page/missing-page.tsx";
import { renderIfExists } from "../../../page/page-exists.server.ts";
import { readSitePage } from "../../../page/read-site-page.server.ts";
import { redirectOrNotFound } from "../../../page/redirect-or-not-found.server.ts";
import { SitePage } from "../../../page/site-page.tsx";

/** A page is rendered once and cached until one of its cache tags expires. */
export const dynamic = "force-static";
export const revalidate = false;

type Props = { params: Promise<{ locale: string; path?: string[] }> };

/**
 * Prerenders all published pages in a build for one environment. In a build for every environment, or when the content
 * service is unavailable, pages are rendered after the start.
 */
export async function generateStaticParams() {
  if (isForServingLayer()) return [];
  try {
    const addresses = await readSiteAddresses();
    // The site needs them even if the content service is down at its first start.
    await pageIndex().saved();
    return addresses.firstPages(Infinity).map(({ language, slug }) => ({
      locale: language,
      path: slug === homeSlug ? [] : slug.split("/"),
    }));
  } catch (error) {
    log.warn(
      `build: no page is prerendered, because the content service did not answer (${String(error)})`,
    );
    return [];
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  const data = await readSitePage(visitorView, locale, path);
  if (data !== null) return pageMetadata(data);
  const isEmpty = path === undefined && (await readEmptySite()) !== null;
  return isEmpty ? emptySiteMetadata(locale) : missingPageMetadata(locale);
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { locale, path } = await params;
  return pageViewport(readSitePage(visitorView, locale, path));
}

/** The static page for everyone without a session, with gates closed. */
export default function VisitorPage(props: Props) {
  return renderIfExists(() => visitorPage(props));
}

async function visitorPage({ params }: Props) {
  const { locale, path } = await params;
  const data = await readSitePage(visitorView, locale, path);
  if (data !== null) return <SitePage data={data} view={visitorView} />;
  const empty = path === undefined ? await readEmptySite() : null;
  if (empty !== null) return <EmptySite locale={locale} tags={empty} />;
  return redirectOrNotFound(visitorView, { locale, path });
}
