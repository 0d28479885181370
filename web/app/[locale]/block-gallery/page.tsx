import { notFound } from "next/navigation";
import * as z from "zod";
import { BlockGallery } from "../../../gallery/block-gallery.tsx";
import { getTranslate } from "../../../i18n/texts.server.ts";

const query = z.object({
  block: z.string().nullable().catch(null),
  state: z.string().nullable().catch(null),
  theme: z.enum(["light", "dark"]).nullable().catch(null),
  dir: z.enum(["ltr", "rtl"]).nullable().catch(null),
});

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Every block of the library on one page, for tests and screenshots. */
export default async function GalleryPage({ params, searchParams }: Props) {
  if (process.env.NODE_ENV === "production" && process.env.MARQUEE_BLOCK_GALLERY !== "1")
    notFound();
  const { locale } = await params;
  const { theme, dir, ...choice } = query.parse(await searchParams);
  const t = await getTranslate(locale);
  return (
    <main
      id="content"
      dir={dir ?? undefined}
      lang={dir === "rtl" ? "ar" : undefined}
      style={theme === null ? undefined : { colorScheme: theme }}
    >
      <h1 className="unseen">Block gallery</h1>
      <BlockGallery
        choice={choice}
        context={{
          locale,
          t,
          document: { id: "block-gallery", path: "" },
          first: false,
          within: "page",
          member: null,
          draft: false,
        }}
      />
    </main>
  );
}
