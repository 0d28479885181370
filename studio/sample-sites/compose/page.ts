import type { Block } from "./containers.ts";
import type { Keyed } from "./keyed.ts";
import type { Reference } from "./link.ts";
import { named } from "./listing.ts";
import type { Picture } from "./picture.ts";

export type Page = {
  _id: string;
  _type: "page";
  language: string;
  title: string;
  slug: { _type: "slug"; current: string };
  blocks: Block[];
  seo: { title: string; description: string; image: Picture; noindex: boolean };
  date?: string;
  summary?: string;
  picture?: Picture;
  topics?: (Reference & Keyed)[];
  authors?: (Reference & Keyed)[];
  translations: (Reference & Keyed)[];
};

type Written = {
  title: string;
  slug: string;
  blocks: Block[];
  seo: { title: string; description: string; image: Picture; noindex?: boolean };
  /** Fields that lists and feeds display. `topics` and `authors` are ids. */
  listing?: { date: string; summary: string; topics: string[]; authors: string[] };
};

const listed = (
  { topics, authors, ...fields }: NonNullable<Written["listing"]>,
  picture: Picture,
) => ({ ...fields, picture, topics: named(topics), authors: named(authors) });

/**
 * Returns a function that builds the pages of a sample site, with references to their translations.
 * `idOf` returns the id of the page with a `name` in a language. All translations of a page have the
 * same name.
 */
export const pageBuilder =
  <L extends string>(languages: readonly L[], idOf: (language: L, name: string) => string) =>
  (language: L, name: string, written: Written): Page => ({
    _id: idOf(language, name),
    _type: "page",
    language,
    title: written.title,
    slug: { _type: "slug", current: written.slug },
    blocks: written.blocks,
    seo: { noindex: false, ...written.seo },
    ...(written.listing === undefined ? {} : listed(written.listing, written.seo.image)),
    translations: languages
      .filter((other) => other !== language)
      .map((other) => ({
        _key: other,
        _type: "reference",
        _ref: idOf(other, name),
        _weak: true,
      })),
  });
