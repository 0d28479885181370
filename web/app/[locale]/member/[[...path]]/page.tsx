import type { Metadata, Viewport } from "next";
import { unstable_rethrow } from "next/navigation";
import type { ReactNode } from "react";
import { contain } from "../../../../blocks/contain.ts";
import { ContentUnavailable } from "../../../../content/service/content-fault.ts";
import { isDraftMode } from "../../../../editors/draft/draft-mode.server.ts";
import { FieldReasonsShell } from "../../../../editors/composing/field-reasons-shell.client.tsx";
import { EditorTools } from "../../../../page/editor-tools.tsx";
import { pageMetadata } from "../../../../seo/metadata.ts";
import { pageViewport } from "../../../../seo/site-metadata.ts";
import { missingPageMetadata } from "../../../../page/missing-page.tsx";
import { renderIfExists } from "../../../../page/page-exists.server.ts";
import { readSitePage } from "../../../../page/read-site-page.server.ts";
import { LastPreview } from "../../../../page/last-preview.client.tsx";
import { PreviewFailure } from "../../../../page/preview-failure.tsx";
import { type Query, redirectOrNotFound } from "../../../../page/redirect-or-not-found.server.ts";
import { SitePage } from "../../../../page/site-page.tsx";
import { readPreviewSettings } from "../../../../page/preview-as/read-settings.server.ts";
import { PreviewBar } from "../../../../page/preview-as/preview-bar.tsx";
import { PreviewStage } from "../../../../page/preview-as/preview-stage.tsx";
import { readPerspective } from "../../../../page/preview-as/draft-view.server.ts";
import { requestView } from "../../../../page/preview-as/request-view.server.ts";
import { redirectEndedPreview } from "../../../../page/share/redirect-ended.server.ts";
import { readShare } from "../../../../page/share/read-share.server.ts";
import { SharedPage } from "../../../../page/share/shared-page.tsx";
import { getTranslate } from "../../../../content/texts/texts.server.ts";

/** Rendered per request and never cached, because the content depends on cookies. */
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: string; path?: string[] }>;
  searchParams: Promise<Query>;
};

/**
 * Returns the same metadata as the static page, but with `noindex`: search engines should list only the static page.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params;
  try {
    const data = await readSitePage(await requestView(), locale, path);
    if (data === null) return await missingPageMetadata(locale);
    return { ...pageMetadata(data), robots: { index: false } };
  } catch (error) {
    unstable_rethrow(error);
    if (await isDraftMode()) return { robots: { index: false } };
    throw error;
  }
}

/**
 * Returns the colors of the browser's toolbar. For a draft that can't be read, returns none, so
 * that the page inherits the site's colors.
 */
export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { locale, path } = await params;
  try {
    return await pageViewport(readSitePage(await requestView(), locale, path));
  } catch (error) {
    unstable_rethrow(error);
    if (await isDraftMode()) return {};
    throw error;
  }
}

/**
 * Time limit for rendering a preview, in ms. Each block has its own time limit of at most 30 s, and
 * the blocks of a page are rendered in parallel.
 */
const PREVIEW_TIME_LIMIT = 60_000;

/**
 * The dynamic route of a page. It renders the same blocks as the static route, with the gates that
 * are open for the member. For editors, and for visitors with a shared link, it renders drafts. If
 * a draft can't be read or rendered, it shows a card with the reason [TOL-2].
 */
export default function MemberPage(props: Props) {
  return renderIfExists(() => memberPage(props));
}

async function memberPage(props: Props) {
  try {
    return await dynamicPage(props);
  } catch (error) {
    unstable_rethrow(error);
    if (!(await isDraftMode())) throw error;
    const { locale, path } = await props.params;
    return failedPreview({ locale, path, error });
  }
}

/** The address of a page, as the key of its preview. */
const addressOf = (locale: string, path: readonly string[] = []) => [locale, ...path].join("/");

/** What the editor has chosen to see, as far as the request names it. */
const chosenView = async () =>
  JSON.stringify([await readPreviewSettings(), await readPerspective()]);

const failedPreview = async ({
  locale,
  path,
  error,
  tools,
}: {
  locale: string;
  path: string[] | undefined;
  error: unknown;
  tools?: ReactNode;
}) => (
  <LastPreview
    key={addressOf(locale, path)}
    view={await chosenView()}
    fault={error instanceof ContentUnavailable ? "unavailable" : "faulty"}
  >
    <PreviewFailure language={locale} error={error}>
      {tools}
    </PreviewFailure>
  </LastPreview>
);

async function dynamicPage({ params, searchParams }: Props) {
  const { locale, path } = await params;
  const view = await requestView();
  const data = await readSitePage(view, locale, path);
  if (data === null) {
    await redirectEndedPreview(view, locale, path);
    return redirectOrNotFound(view, { locale, path, query: await searchParams });
  }
  const choice = await readPreviewSettings();
  if (choice === null) {
    const share = await readShare();
    if (share === null) return <SitePage data={data} view={view} />;
    return <SharedPage data={data} view={view} share={share} />;
  }
  const { page, settings } = data;
  const t = await getTranslate(page.language, settings.locale);
  const tools = (
    <EditorTools page={page} look={page.look ?? settings.look} isEditing={view.isEditing} t={t} />
  );
  const preview = await contain(
    <>
      <PreviewStage choice={choice} />
      <PreviewBar page={page} settings={settings} choice={choice} t={t} />
      <SitePage
        data={data}
        view={view}
        previewsConsent={choice.requestsConsent}
        FieldReasons={FieldReasonsShell}
      />
    </>,
    PREVIEW_TIME_LIMIT,
  );
  if (!preview.ok) {
    unstable_rethrow(preview.error);
    return failedPreview({ locale, path, error: preview.error, tools });
  }
  return (
    <LastPreview key={addressOf(locale, path)} view={await chosenView()} fault={null}>
      {preview.node}
      {tools}
    </LastPreview>
  );
}
