/** Another page, as far as the checks ask for it. */
export type KnownPage = {
  id: string;
  language: string | null;
  slug: string | null;
  title: string | null;
  isPublished: boolean;
};

/** A redirect as it is published: to a page by its id, or to an address. */
export type KnownRedirect = { from: string; href: string | null; page: string | null };

/** What the dataset says around a page; the checks themselves ask nobody. */
export type Facts = {
  /** The pages that this one links to, published or drafted. */
  targets: readonly KnownPage[];
  /** Other pages in the same language that search engines would show under the same title or description. */
  lookalikes: readonly { title: string; sharesTitle: boolean; sharesDescription: boolean }[];
  redirects: readonly KnownRedirect[];
  /** Where visitors find the page now, as redirects are stored; null while it is not published. */
  publishedAddress: string | null;
  /** Of the site's own addresses that the checks ask about, those at which a published page stands. */
  standing: ReadonlySet<string>;
};

/** What is said of a page as long as nobody could be asked. */
export const noFacts: Facts = {
  targets: [],
  lookalikes: [],
  redirects: [],
  publishedAddress: null,
  standing: new Set(),
};
