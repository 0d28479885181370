import type { Motion, Versioned, Written } from "./block.ts";
import { keyed, type Keyed } from "./keyed.ts";
import type { Link, Reference } from "./link.ts";

/** The page list block. */
export type PageList = Versioned<"pageList", 1> & {
  heading?: string;
  intro?: string;
  source: "below" | "topic" | "author" | "chosen";
  below?: string;
  topic?: Reference;
  author?: Reference;
  chosen?: (Reference & Keyed)[];
  order: "newest" | "title";
  perPage: number;
  paginated: boolean;
  link?: Link;
  layout: "cards" | "rows" | "index" | "featured";
  motion: Motion;
};

type Usual = "source" | "order" | "perPage" | "paginated" | "layout" | "tone" | "motion" | "chosen";

/** Builds a list of the pages below the page's own address, or of the pages with the ids in `chosen`. */
export function pageList(
  _key: string,
  { chosen = [], ...fields }: Omit<Written<PageList, Usual>, "chosen"> & { chosen?: string[] },
): PageList {
  return {
    _key,
    _type: "pageList",
    version: 1,
    source: chosen.length === 0 ? "below" : "chosen",
    order: "newest",
    perPage: 12,
    paginated: false,
    layout: "cards",
    tone: "default",
    motion: "stagger",
    ...(chosen.length === 0 ? {} : { chosen: keyed("page", chosen.map(weakly)) }),
    ...fields,
  };
}

const weakly = (_ref: string): Reference => ({ _type: "reference", _ref, _weak: true });

const strongly = (_ref: string): Reference => ({ _type: "reference", _ref });

/** References to the topics and authors of a page. */
export const named = (ids: readonly string[]): (Reference & Keyed)[] =>
  keyed("named", ids.map(strongly));

/** A topic. `names` are its names in other languages, by language. */
export const topic = (_id: string, title: string, names: Readonly<Record<string, string>>) => ({
  _id,
  _type: "topic",
  title,
  names: Object.entries(names).map(([language, name]) => ({
    _key: language,
    _type: "topicName",
    language,
    title: name,
  })),
});

/** An author. */
export const author = (_id: string, name: string) => ({ _id, _type: "author", name });
