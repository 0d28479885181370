export type KnownPage = {
  id: string;
  language: string | null;
  slug: string | null;
  title: string | null;
  isPublished: boolean;
};

type DisplayedDocument = { id: string; title: string | null; language: string | null };

export type KnownRedirect = { from: string; href: string | null; page: string | null };

/**
 * Data about a page, read from the dataset. It is loaded before the checks run, so that the checks
 * make no requests.
 */
export type Facts = {
  /** The pages to which this page links, including drafts. */
  targets: readonly KnownPage[];
  lookalikes: readonly { title: string; sharesTitle: boolean; sharesDescription: boolean }[];
  /** The forms, reusable blocks and hand-picked pages that this page's blocks display. */
  displayed: readonly DisplayedDocument[];
  redirects: readonly KnownRedirect[];
  /** Path of the published page, normalized by `redirectPathOf`. Null if it isn't published. */
  publishedAddress: string | null;
  /** Number of published pages whose paths begin with that of the published page. */
  pagesBelow: number;
  /**
   * Paths at which visitors find a page. Contains only the paths that the checks of this page look
   * up.
   */
  standing: ReadonlySet<string>;
};

export const noFacts: Facts = {
  targets: [],
  lookalikes: [],
  displayed: [],
  redirects: [],
  publishedAddress: null,
  pagesBelow: 0,
  standing: new Set(),
};
