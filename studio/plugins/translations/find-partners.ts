import { slugIn, addressed } from "@marquee/schemas/contract";
import type { SanityClient } from "sanity";
import { freeSlug } from "@marquee/schemas/studio";
import { type Partner, referencesIn } from "./copy-page.ts";
import { readPages, type StoredPage } from "./compare/stored-page.ts";

/**
 * A page in the same language as the page to translate. Its `slug` may be an ancestor of the slug
 * of the page to translate: `films` is an ancestor of `films/salt`. `translated` is the slug of
 * this ancestor's translation, or null if there is none.
 */
type PageAbove = { slug: string; translated: string | null };

function below(slug: string, above: readonly PageAbove[]): string {
  const nearest = above
    .filter((page) => page.translated !== null && slug.startsWith(`${page.slug}/`))
    .toSorted((a, b) => b.slug.length - a.slug.length)[0];
  return nearest ? `${nearest.translated}${slug.slice(nearest.slug.length)}` : slug;
}

/**
 * Returns a free slug for a page's translation. Replaces the nearest ancestor's slug at the start
 * of `slug` by the slug of that ancestor's translation. Appends a number if `taken` contains the
 * result.
 */
function translatedSlug(
  slug: string,
  type: string,
  above: readonly PageAbove[],
  taken: readonly string[],
): string {
  const translated = below(slug, above);
  // The folder of the owner's documents is the same in every language.
  return freeSlug(slugIn(type, translated) === translated ? translated : slug, taken);
}

/**
 * Query for the pages of the copy's language, the pages that the source refers to, and the source's ancestors by URL.
 */
const partnersQuery = `*[${addressed} && (
    language == $to ||
    _id in $refs ||
    _id in $drafts ||
    (language == $from && string::startsWith($slug, slug.current + "/"))
  )]{ _id, _type, language, slug, translations }`;

const isSibling = (a: StoredPage, b: StoredPage) =>
  a.translations.some(({ _ref }) => _ref === b.id) ||
  b.translations.some(({ _ref }) => _ref === a.id);

type Surroundings = {
  /** Counterparts of the pages that the source links to, by the linked page's id. */
  partners: ReadonlyMap<string, Partner>;
  /** Number of linked pages without a counterpart in the other language. */
  linksLeft: number;
  /** A slug for the copy. Null if the source has none. */
  slug: string | null;
};

/** Computes a copy's links and slug. `value` is the part of the source to copy, `language` the target language. */
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
      return partner
        ? [[page.id, { id: partner.id, type: partner._type, isPublished: partner.isPublished }]]
        : [];
    }),
  );
  const above: PageAbove[] = pages
    .filter((page) => page.language === source.language && page.slug !== null)
    .map((page) => ({ slug: page.slug ?? "", translated: partnerOf(page)?.slug ?? null }));
  const taken = there.flatMap(({ slug }) => slug ?? []);
  return {
    partners,
    linksLeft: linked.length - partners.size,
    slug: source.slug === null ? null : translatedSlug(source.slug, source._type, above, taken),
  };
}

export async function findSurroundings(
  client: SanityClient,
  source: StoredPage,
  copied: { value: unknown; language: string },
): Promise<Surroundings> {
  const refs = [...referencesIn(copied.value)];
  const found: unknown = await client.fetch(
    partnersQuery,
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
