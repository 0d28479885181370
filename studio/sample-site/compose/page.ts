import type { Block } from "./containers.ts";
import { languages, type Language } from "./language.ts";
import type { Keyed } from "./keyed.ts";
import type { Reference } from "./link.ts";
import type { Picture } from "./picture.ts";

/** A page document. */
export type Page = {
  _id: string;
  _type: "page";
  language: Language;
  title: string;
  slug: { _type: "slug"; current: string };
  blocks: Block[];
  seo: { title: string; description: string; image: Picture; noindex: boolean };
  translations: (Reference & Keyed)[];
};

type Written = {
  title: string;
  slug: string;
  blocks: Block[];
  seo: { title: string; description: string; image: Picture; noindex?: boolean };
};

/** The id of a page: one name for all its languages, such as `page-en-home` and `page-de-home`. */
function pageId(language: Language, name: string): string {
  return `page-${language}-${name}`;
}

/** A page of the sample site, tied to the same page in the other languages. */
export function page(language: Language, name: string, written: Written): Page {
  return {
    _id: pageId(language, name),
    _type: "page",
    language,
    title: written.title,
    slug: { _type: "slug", current: written.slug },
    blocks: written.blocks,
    seo: { noindex: false, ...written.seo },
    translations: languages
      .filter((other) => other !== language)
      .map((other) => ({
        _key: other,
        _type: "reference",
        _ref: pageId(other, name),
        _weak: true,
      })),
  };
}
