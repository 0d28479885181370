import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { serverEnv } from "../../../env.server.ts";
import { BlockGallery, UnknownSpecimen } from "../../../gallery/block-gallery.tsx";
import { readGalleryQuery } from "../../../gallery/gallery-query.server.ts";
import { getTranslate } from "../../../i18n/texts.server.ts";

/** Shows what its address asks for, and is kept nowhere. */
export const dynamic = "force-dynamic";

/** A tool of ours, for no search engine. */
export const metadata: Metadata = {
  title: "Block gallery",
  robots: { index: false, follow: false },
};

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Every block in every state, for people, tests and pictures; not there in production unless asked for. */
export default async function GalleryPage({ params, searchParams }: Props) {
  if (process.env.NODE_ENV === "production" && !serverEnv().blockGallery) notFound();
  const { locale } = await params;
  const asked = readGalleryQuery(await searchParams);
  if (!asked.ok) return <UnknownSpecimen problems={asked.problems} />;
  return (
    <BlockGallery
      query={asked.query}
      context={{
        locale,
        t: await getTranslate(locale),
        document: { id: "block-gallery", path: "" },
        member: null,
        at: null,
        draft: false,
      }}
    />
  );
}
