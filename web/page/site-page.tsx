import type { ReactNode } from "react";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import { nextChange } from "../content/next-change.ts";
import type { View } from "../content/view.ts";
import { getTranslate } from "../i18n/texts.server.ts";
import { LiveUpdates } from "../live/live-updates.client.tsx";
import { endPageAt, timedTag } from "../live/moments.server.ts";
import { JsonLd } from "../ui/json-ld.tsx";
import { pageJsonLd } from "./page-json-ld.ts";
import { SiteFrame } from "./site-frame.tsx";
import type { SitePageData } from "./read-site-page.server.ts";

/** A whole page: header, blocks, footer, consent. `children` are tools for editors, in draft mode only. */
export async function SitePage({
  data,
  view,
  previewsConsent = false,
  children,
}: {
  data: SitePageData;
  view: View;
  /** Draft mode: whether the page asks for consent as it does elsewhere. */
  previewsConsent?: boolean;
  children?: ReactNode;
}) {
  const { page, settings, tags, readAt } = data;
  const { language } = page;
  const { isEditing } = view;
  // An editor's preview follows the Presentation tool.
  const isDraft = view.draft !== null;
  const consent = isDraft ? (previewsConsent ? "previewed" : "none") : "asked";
  const t = await getTranslate(language, settings.locale);
  const versions = page.translations.filter((version) => version.language !== language);
  // One moment for the whole page; an editor at work sees blocks of every time.
  const at = view.at ?? (isEditing ? null : readAt);
  const end = isDraft ? null : nextChange(page.blocks, readAt);
  if (end !== null) await endPageAt(page._id, end);
  // What a gate holds may change at a moment of its own.
  const isTimed = end !== null || view.member !== null;
  const followed = isTimed ? [...tags, timedTag(page._id)] : tags;
  const frame = { settings, language, versions, t, member: view.member };
  return (
    <>
      <SiteFrame frame={frame} consent={consent}>
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
              at,
              draft: isEditing,
            }}
          />
        </main>
      </SiteFrame>
      {isEditing ? null : <JsonLd data={pageJsonLd(data)} />}
      {isDraft ? null : <LiveUpdates tags={followed.join(",")} since={readAt} />}
      {children}
    </>
  );
}
