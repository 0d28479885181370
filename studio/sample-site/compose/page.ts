import type { Block } from "./containers.ts";
import { languages, type Language } from "./language.ts";
import type { Keyed } from "./keyed.ts";
import type { Reference } from "./link.ts";
import type { Picture } from "./picture.ts";

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

/** Returns a page's id, such as `page-en-home`. All translations of a page have the same name. */
function pageId(language: Language, name: string): string {
  return `page-${language}-${name}`;
}

/** Builds a page of the sample site with references to its translations. */
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
