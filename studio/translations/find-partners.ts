import type { SanityClient } from "sanity";
import { type Partner, referencesIn } from "./copy-page.ts";
import { readPages, type StoredPage } from "./stored-page.ts";
import { type PageAbove, translatedSlug } from "./translated-slug.ts";

/** What a copy may refer to: pages of its language, those that the source links to, and those above it. */
const question = `*[_type == "page" && (
    language == $to ||
    _id in $refs ||
    _id in $drafts ||
    (language == $from && string::startsWith($slug, slug.current + "/"))
  )]{ _id, language, slug, translations }`;

const isSibling = (a: StoredPage, b: StoredPage) =>
  a.translations.some(({ _ref }) => _ref === b.id) ||
  b.translations.some(({ _ref }) => _ref === a.id);

/** What is known of the pages around a copy. */
type Surroundings = {
  /** For each page that is linked to and is there in the other language: that one. */
  partners: ReadonlyMap<string, Partner>;
  /** How many pages are linked to that the other language lacks. */
  linksLeft: number;
  /** An address for the copy; null where the source has none. */
  slug: string | null;
};

/** Takes the pages around a source, what of it is copied and where to, gives what the copy is to refer to. */
export function surroundingsOf(
  pages: readonly StoredPage[],
  source: StoredPage,
  { value, language }: { value: unknown; language: string },
): Surroundings {
  const there = pages.filter((page) => page.language === language);
  const partnerOf = (page: StoredPage) => there.find((each) => isSibling(each, page));
  const refs = referencesIn(value);
  const linked = pages.filter(
    (page) => refs.has(page.id) && page.id !== source.id && page.language !== language,
  );
  const partners = new Map(
    linked.flatMap((page) => {
      const partner = partnerOf(page);
      return partner ? [[page.id, { id: partner.id, isPublished: partner.isPublished }]] : [];
    }),
  );
  const above: PageAbove[] = pages
    .filter((page) => page.language === source.language && page.slug !== null)
    .map((page) => ({ slug: page.slug ?? "", translated: partnerOf(page)?.slug ?? null }));
  const taken = there.flatMap(({ slug }) => slug ?? []);
  return {
    partners,
    linksLeft: linked.length - partners.size,
    slug: source.slug === null ? null : translatedSlug(source.slug, above, taken),
  };
}

/** Asks the lake for the pages around a source of which something is copied into a language. */
export async function findSurroundings(
  client: SanityClient,
  source: StoredPage,
  copied: { value: unknown; language: string },
): Promise<Surroundings> {
  const refs = [...referencesIn(copied.value)];
  const found: unknown = await client.fetch(
    question,
    {
      to: copied.language,
      from: source.language,
      slug: source.slug ?? "",
      refs,
      drafts: refs.map((id) => `drafts.${id}`),
    },
    { perspective: "raw", tag: "translations" },
  );
  return surroundingsOf(readPages(found), source, copied);
}
