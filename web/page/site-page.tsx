import type { ReactNode } from "react";
import type { ListContent, ListEntries } from "../blocks/page-list/list-entries.ts";
import type { FieldReasonsComponent } from "../editors/composing/field-reasons.tsx";
import { ownJsonLd } from "../blocks/own-document.tsx";
import { RenderBlock } from "../blocks/registry.tsx";
import { RenderBlocks } from "../blocks/render-blocks.tsx";
import { addressOf, pathOf } from "../content/addresses/page-address.ts";
import { noteTags } from "../content/cdn/cdn.server.ts";
import { nextChange } from "../content/display-time.ts";
import type { View } from "../content/view.ts";
import { formatLocale } from "../i18n/written-locale.ts";
import { getTranslate } from "../content/texts/texts.server.ts";
import { LiveUpdates } from "../content/live/live-updates.client.tsx";
import { endPageAt, timedTag } from "../content/live/display-times.server.ts";
import { pagePath } from "../design/ui/page-path.ts";
import { JsonLd } from "../design/ui/json-ld.tsx";
import { ArticleFoot, ArticleHead, hasFacts, isArticle } from "./article.tsx";
import { DocumentNotes } from "./document-notes.tsx";
import { absolute } from "../seo/metadata.ts";
import { pageJsonLd } from "../seo/page-json-ld.ts";
import { ANNOUNCEMENT_DOCUMENT, announcementChange } from "./site-announcement.ts";
import { SiteFrame } from "./site-frame.tsx";
import type { SitePageData } from "./read-site-page.server.ts";

/** Returns the earlier of two times. Null means never. */
const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** Returns the entries of a page's lists for their blocks. */
function listsOn(data: SitePageData): ListEntries {
  const lists = [...data.lists.byKey].map(([key, list]): [string, ListContent] => [
    key,
    { ...list, pathOf: (number) => pathOf(data, number) },
  ]);
  return new Map(lists);
}

/** Renders a whole page: header, blocks, footer, consent banner. `children` are the editor's tools in draft mode. */
export async function SitePage({
  data,
  view,
  previewsConsent = false,
  FieldReasons,
  children,
}: {
  data: SitePageData;
  view: View;
  /** Draft mode: true to display the consent banner as visitors see it. */
  previewsConsent?: boolean;
  FieldReasons?: FieldReasonsComponent;
  children?: ReactNode;
}) {
  const { page, settings, tags, problems, readAt, position } = data;
  const { language } = page;
  const { isEditing } = view;
  const isDraft = view.draft !== null;
  const consent = isDraft ? (previewsConsent ? "previewed" : "none") : "visitor";
  const t = await getTranslate(language, settings.locale);
  const versions = page.translations.filter((version) => version.language !== language);
  // All blocks of the page use the same time. While an editor edits, it is null unless the view sets a time: the
  // editor then sees blocks regardless of their display times.
  const at = view.at ?? (isEditing ? null : readAt);
  const end = isDraft ? null : earliest(nextChange(page.blocks, readAt), data.lists.next);
  if (end !== null) await endPageAt(page._id, end);
  // A page is timed if one of its blocks will appear or disappear at a set time. Its live updates
  // then also follow a tag that expires at that time. A member's page always counts as timed,
  // because `nextChange` ignores gated blocks.
  const isTimed = end !== null || view.reader.isMember;
  const announcementEnd = announcementChange(settings.site, language, readAt);
  const followed = [
    ...tags,
    ...(isTimed ? [timedTag(page._id)] : []),
    ...(announcementEnd === null ? [] : [timedTag(ANNOUNCEMENT_DOCUMENT)]),
  ];
  // The CDN caches visitors' pages only.
  if (!isDraft && !view.reader.isMember) noteTags(addressOf(data), followed);
  const frame = { settings, language, path: pagePath(page), versions, t, reader: view.reader };
  return (
    <>
      <SiteFrame frame={frame} consent={consent} look={page.look ?? settings.look} at={at}>
        <main id="content">
          {isEditing ? (
            <DocumentNotes problems={problems} t={t} FieldReasons={FieldReasons} />
          ) : null}
          {hasFacts(data) ? <ArticleHead data={data} t={t} /> : null}
          <RenderBlocks
            blocks={page.blocks}
            context={{
              locale: language,
              formats: formatLocale(language, settings.locale.languages),
              timeZone: settings.locale.timeZone ?? "UTC",
              t,
              RenderBlock,
              document: { id: page._id, type: page._type, path: "" },
              pagePath: frame.path,
              first: true,
              within: "page",
              reader: view.reader,
              cached: view.cached,
              draft: view.draft,
              lists: listsOn(data),
              at,
              isEditing,
              FieldReasons,
            }}
          />
          {isArticle(data) ? (
            <ArticleFoot data={data} t={t} address={absolute(pagePath(page))} />
          ) : null}
        </main>
      </SiteFrame>
      {isEditing ? null : <JsonLd data={pageJsonLd(data, (facts) => ownJsonLd(page, facts))} />}
      {/* A preview loads no live updates, because the Presentation tool refreshes it. */}
      {isDraft ? null : <LiveUpdates tags={followed.join(",")} since={position} />}
      {children}
    </>
  );
}
