import type { ReactNode } from "react";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import { ConsentAndAnalytics } from "../consent/consent.tsx";
import type { View } from "../content/view.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import { LiveUpdates } from "../live/live-updates.client.tsx";
import { Footer } from "../site/footer.tsx";
import { Header } from "../site/header.tsx";
import type { SitePageData } from "./read-site-page.server.ts";

/** A whole page: header, blocks, footer, consent. `children` are tools for editors, in draft mode only. */
export async function SitePage({
  data,
  view,
  children,
}: {
  data: SitePageData;
  view: View;
  children?: ReactNode;
}) {
  const { page, settings, tags, readAt } = data;
  const { language } = page;
  // Editors are asked nothing and counted nowhere, and their preview follows the Presentation tool.
  const isDraft = view.draft !== null;
  const t = await getTranslate(language, settings.locale);
  const versions = page.translations.filter((version) => version.language !== language);
  const frame = { settings, language, versions, t, member: view.member };
  return (
    <>
      <Header {...frame} />
      {isDraft ? null : (
        <ConsentAndAnalytics settings={settings.consent} language={language} t={t} />
      )}
      <main id="content">
        <RenderBlocks
          blocks={page.blocks}
          path="blocks"
          context={{
            locale: language,
            t,
            document: { id: page._id, path: "" },
            first: true,
            member: view.member,
            draft: isDraft,
          }}
        />
      </main>
      <Footer {...frame} />

      {isDraft ? null : <LiveUpdates tags={tags.join(",")} since={readAt} />}
      {children}
    </>
  );
}
