import type { Metadata } from "next";
import { EditorTools } from "../../../../page/editor-tools.tsx";
import { pageMetadata } from "../../../../page/metadata.ts";
import { readSitePage } from "../../../../page/read-site-page.server.ts";
import { type Query, redirectOrNotFound } from "../../../../page/redirect-or-not-found.server.ts";
import { SitePage } from "../../../../page/site-page.tsx";
import { readChosen } from "../../../../preview-as/chosen.server.ts";
import { PreviewBar } from "../../../../preview-as/preview-bar.tsx";
import { PreviewStage } from "../../../../preview-as/preview-stage.tsx";
import { requestView } from "../../../../preview-as/request-view.server.ts";
import { leaveOverForEntrance } from "../../../../share/leave-over.server.ts";
import { readShare } from "../../../../share/read-share.server.ts";
import { SharedPage } from "../../../../share/shared-page.tsx";
import { getTranslate } from "../../../../i18n/texts.server.ts";

/** One request, one answer, `no-store`: what it shows depends on the cookie. */
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; path?: string[] }>;
  searchParams: Promise<Query>;
};

/** As on the visitors' page, which is the one to be listed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  const data = await readSitePage(await requestView(), locale, path);
  return data === null ? {} : { ...pageMetadata(data), robots: { index: false } };
}

/**
 * The dynamic twin of a page: the same blocks with gates decided for the member, or drafts for the editor and for whoever
 * has a link to them.
 */
export default async function MemberPage({ params, searchParams }: Props) {
  const { locale, path } = await params;
  const view = await requestView();
  const data = await readSitePage(view, locale, path);
  if (data === null) {
    await leaveOverForEntrance(view, locale, path);
    return redirectOrNotFound(view, { locale, path, query: await searchParams });
  }
  const choice = await readChosen();
  if (choice === null) {
    const share = await readShare();
    if (share === null) return <SitePage data={data} view={view} />;
    return <SharedPage data={data} view={view} share={share} />;
  }
  const { page, settings } = data;
  const t = await getTranslate(page.language, settings.locale);
  return (
    <>
      <PreviewStage choice={choice} />
      <PreviewBar page={page} settings={settings} choice={choice} t={t} />
      <SitePage data={data} view={view} previewsConsent={choice.asksConsent}>
        <EditorTools page={page} isEditing={view.isEditing} t={t} />
      </SitePage>
    </>
  );
}
