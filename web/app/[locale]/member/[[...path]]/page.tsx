import type { Metadata } from "next";
import { cache } from "react";
import { readSession } from "../../../../auth/session/member-session.server.ts";
import { readDraft } from "../../../../content/draft-view.server.ts";
import type { View } from "../../../../content/view.ts";
import { EditorTools } from "../../../../page/editor-tools.tsx";
import { pageMetadata } from "../../../../page/metadata.ts";
import { readSitePage } from "../../../../page/read-site-page.server.ts";
import { type Query, redirectOrNotFound } from "../../../../page/redirect-or-not-found.server.ts";
import { SitePage } from "../../../../page/site-page.tsx";

/** One request, one answer, `no-store`: what it shows depends on the cookie. */
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; path?: string[] }>;
  searchParams: Promise<Query>;
};

const requestView = cache(async (): Promise<View> => ({
  draft: await readDraft(),
  member: await readSession(),
  at: null,
  cached: false,
}));

/** As on the visitors' page, which is the one to be listed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  const data = await readSitePage(await requestView(), locale, path);
  return data === null ? {} : { ...pageMetadata(data), robots: { index: false } };
}

/** The dynamic twin of a page: the same blocks with gates decided for the member, or drafts for the editor. */
export default async function MemberPage({ params, searchParams }: Props) {
  const { locale, path } = await params;
  const view = await requestView();
  const data = await readSitePage(view, locale, path);
  if (data === null) {
    return redirectOrNotFound(view, { locale, path, query: await searchParams });
  }
  return (
    <SitePage data={data} view={view}>
      {view.draft === null ? null : <EditorTools page={data.page} />}
    </SitePage>
  );
}
