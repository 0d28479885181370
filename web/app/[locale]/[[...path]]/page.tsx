import type { Metadata } from "next";
import { readEmptySite } from "../../../content/empty-site.server.ts";
import { readPagePaths } from "../../../content/page.server.ts";
import { homeSlug } from "@marquee/schemas/contract";
import { log } from "../../../log.ts";
import { visitorView } from "../../../content/view.ts";
import { EmptySite, emptySiteMetadata } from "../../../page/empty-site.tsx";
import { pageMetadata } from "../../../page/metadata.ts";
import { readSitePage } from "../../../page/read-site-page.server.ts";
import { redirectOrNotFound } from "../../../page/redirect-or-not-found.server.ts";
import { SitePage } from "../../../page/site-page.tsx";

/** A page is rendered once and kept until one of its tags expires. */
export const dynamic = "force-static";
export const revalidate = false;

type Props = { params: Promise<{ locale: string; path?: string[] }> };

/** All published pages are made at build; when the content service can't be reached, each at its first visit. */
export async function generateStaticParams() {
  try {
    const paths = await readPagePaths({ ...visitorView, cached: false });
    return paths.map(({ language, slug }) => ({
      locale: language,
      path: slug === homeSlug ? [] : slug.split("/"),
    }));
  } catch (error) {
    log.warn(
      `build: no page is made now, since the content service did not answer (${String(error)})`,
    );
    return [];
  }
}

/** See {@link pageMetadata}. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  const data = await readSitePage(visitorView, locale, path);
  if (data !== null) return pageMetadata(data);
  const isEmpty = path === undefined && (await readEmptySite()) !== null;
  return isEmpty ? emptySiteMetadata(locale) : {};
}

/** What everyone without a session gets: static, gates closed. */
export default async function VisitorPage({ params }: Props) {
  const { locale, path } = await params;
  const data = await readSitePage(visitorView, locale, path);
  if (data !== null) return <SitePage data={data} view={visitorView} />;
  // Asked here rather than where the 404 is made: that stands in every page's payload, and so would what it depends on.
  const empty = path === undefined ? await readEmptySite() : null;
  if (empty !== null) return <EmptySite asked={locale} tags={empty} />;
  return redirectOrNotFound(visitorView, { locale, path });
}
