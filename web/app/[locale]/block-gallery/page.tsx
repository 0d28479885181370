import { visitorReader } from "../../../content/gates/reader.ts";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverEnv } from "../../../runtime/env.server.ts";
import { BlockGallery, UnknownStory } from "../../../page/block-gallery/block-gallery.tsx";
import { RenderBlock } from "../../../blocks/registry.tsx";
import { lookOfQuery, readGalleryQuery } from "../../../page/block-gallery/gallery-query.server.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { readLook } from "../../../content/typefaces/site-look.server.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { Themed } from "../../../design/theme/themed.tsx";
import { renderIfExists } from "../../../page/page-exists.server.ts";

/** The content depends on the URL's query parameters, so the page must not be cached. */
export const dynamic = "force-dynamic";

/** An internal tool, excluded from search engines. */
export const metadata: Metadata = {
  title: "Block gallery",
  robots: { index: false, follow: false },
};

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * Shows every block in every state, for development, tests and screenshots. Disabled in production unless
 * `MARQUEE_BLOCK_GALLERY` is set.
 */
export default function GalleryPage(props: Props) {
  return renderIfExists(() => galleryPage(props));
}

async function galleryPage({ params, searchParams }: Props) {
  if (process.env.NODE_ENV === "production" && !serverEnv().blockGallery) notFound();
  const { locale } = await params;
  const parsed = readGalleryQuery(await searchParams);
  if (!parsed.ok) return <UnknownStory problems={parsed.problems} />;
  const { look: json } = parsed.query;
  const look = (json && lookOfQuery(json)) || (await readSettings(visitorView)).look;
  return (
    <Themed look={(await readLook(look)).look}>
      <BlockGallery
        query={parsed.query}
        context={{
          locale,
          formats: locale,
          timeZone: "UTC",
          t: await getTranslate(locale),
          RenderBlock,
          document: { id: "block-gallery", type: "page", path: "" },
          pagePath: `/${locale}/block-gallery`,
          reader: visitorReader,
          cached: true,
          draft: null,
          at: null,
          isEditing: false,
        }}
      />
    </Themed>
  );
}
