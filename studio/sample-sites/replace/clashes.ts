import type { SanityClient } from "@sanity/client";
import { movedSlug } from "@marquee/schemas/studio";
import * as z from "zod";
import { pagePath } from "../../page-address.ts";
import type { SampleDocument } from "../documents.ts";

const pageShape = z.object({
  _id: z.string(),
  _rev: z.string(),
  title: z.string().nullable(),
  language: z.string(),
  slug: z.string(),
});
type StoredPage = z.infer<typeof pageShape>;
type AddressedPage = Omit<StoredPage, "_rev">;

/** A page that may move to another address. */
type Movable = { id: string; title: string; slug: string; path: string };

/** A page of the new sample site and a page that stays in the dataset, which have the same address. */
export type Clash = {
  path: string;
  /** The page of the sample site, and the address to which it may move. */
  sample: Movable;
  /** The page that stays, and the address to which it may move. `versions` are its drafts and versions at the address. */
  own: Movable & { versions: readonly { id: string; revision: string }[] };
};

const query = `*[_type == "page" && language in $languages && slug.current in $slugs]{
  _id, _rev, title, language, "slug": slug.current
}`;

const samplePage = z.looseObject({
  _type: z.literal("page"),
  _id: z.string(),
  title: z.string(),
  language: z.string(),
  slug: z.object({ current: z.string() }),
});

const pagesOf = (documents: readonly SampleDocument[]): AddressedPage[] =>
  documents.flatMap((document) => {
    const { data } = samplePage.safeParse(document);
    return data === undefined ? [] : [{ ...data, slug: data.slug.current }];
  });

const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, "");

const pathOf = (page: { language: string; slug: string }): string => pagePath(page) ?? "";

const isAt =
  ({ language, slug }: AddressedPage) =>
  (other: AddressedPage): boolean =>
    other.language === language && other.slug === slug;

/** The documents that an import creates and deletes, and the name of its site. */
type Import = { name: string; created: readonly SampleDocument[]; removed: readonly string[] };

/**
 * Returns the pages of the created documents whose addresses other pages have that stay in the
 * dataset. For both pages, finds an address to which they may move.
 */
export async function findClashes(
  client: SanityClient,
  { name, created, removed }: Import,
): Promise<Clash[]> {
  const pages = pagesOf(created);
  const params = {
    languages: [...new Set(pages.map(({ language }) => language))],
    slugs: [...new Set(pages.map(({ slug }) => slug))],
  };
  const stored = z
    .array(pageShape)
    .parse(await client.fetch(query, params, { perspective: "raw", tag: "sample-site" }));
  const replaced = new Set([...removed, ...created.map(({ _id }) => _id)]);
  const staying = stored.filter(({ _id }) => !replaced.has(_id) && !replaced.has(publishedId(_id)));
  const reserved: { language: string; slug: string }[] = [...pages];
  const move = async (page: AddressedPage, title: string): Promise<Movable> => {
    const { language } = page;
    const others = reserved.filter((each) => each.language === language).map((each) => each.slug);
    const slug = await movedSlug(() => client, { ...page, title }, others);
    reserved.push({ language, slug });
    const path = pathOf({ language, slug });
    return { id: publishedId(page._id), title: page.title ?? "", slug, path };
  };
  const clashes: Clash[] = [];
  for (const page of pages) {
    const owners = Map.groupBy(staying.filter(isAt(page)), ({ _id }) => publishedId(_id));
    for (const versions of owners.values()) {
      const [own] = versions;
      if (own === undefined) continue;
      clashes.push({
        path: pathOf(page),
        sample: await move(page, name),
        own: {
          ...(await move(own, own.title ?? "")),
          versions: versions.map(({ _id, _rev }) => ({ id: _id, revision: _rev })),
        },
      });
    }
  }
  return clashes;
}

/** The pages that keep their addresses. The others move. */
export type AddressOwner = "own" | "sample";

/** Returns the documents of the sample site with the addresses to which their pages move. */
export const withFreeAddresses = (
  documents: readonly SampleDocument[],
  clashes: readonly Clash[],
): SampleDocument[] => {
  const slugs = new Map(clashes.map(({ sample }) => [sample.id, sample.slug]));
  return documents.map((document) => {
    const current = slugs.get(document._id);
    return current === undefined ? document : { ...document, slug: { _type: "slug", current } };
  });
};
