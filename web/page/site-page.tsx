import type { ReactNode } from "react";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import type { View } from "../content/view.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import { LiveUpdates } from "../live/live-updates.client.tsx";
import { JsonLd } from "../ui/json-ld.tsx";
import { pageJsonLd } from "./page-json-ld.ts";
import { SiteFrame } from "./site-frame.tsx";
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
  // An editor's preview follows the Presentation tool.
  const isDraft = view.draft !== null;
  const t = await getTranslate(language, settings.locale);
  const versions = page.translations.filter((version) => version.language !== language);
  const frame = { settings, language, versions, t, member: view.member };
  return (
    <>
      <SiteFrame frame={frame} asksConsent={!isDraft}>
        <main id="content">
          <RenderBlocks
            blocks={page.blocks}
            path="blocks"
            context={{
              locale: language,
              t,
              document: { id: page._id, path: "" },
              first: true,
              within: "page",
              member: view.member,
              // What is read later than it is shown would have a page that never was.
              at: view.at ?? (isDraft ? null : readAt),
              draft: isDraft,
            }}
          />
        </main>
      </SiteFrame>
      {isDraft ? null : <JsonLd data={pageJsonLd(data)} />}
      {isDraft ? null : <LiveUpdates tags={tags.join(",")} since={readAt} />}
      {children}
    </>
  );
}
