import { redirectPathOf } from "@marquee/schemas/contract";
import type { SiteAddresses } from "../../content/addresses/site-addresses.ts";
import type { LanguageSettings } from "../../i18n/languages.ts";
import type { PageAddress } from "../../members/variants/member-pages.server.ts";

/** The published addresses of the site, indexed for lookup. */
export type KnownAddresses = {
  languages: LanguageSettings;
  hasPage(language: string, slug: string): boolean;
  /**
   * Whether a page's list may have a page with this number. The list may turn out to be shorter,
   * because the serving layer doesn't know its entries.
   */
  mayHaveListPage(language: string, slug: string, number: number): boolean;
  /** Whether a published page has this document id. */
  hasDocument(id: string): boolean;
  /** Returns the source path, as stored, of the redirect from a path; null if there is no redirect. */
  redirectFrom(path: string): string | null;
  /** The published pages. */
  pages: readonly PageAddress[];
  /**
   * False for a list that predates a failure of the content service: an address that is missing here may have been
   * published since.
   */
  isCurrent: boolean;
};

/** Indexes the addresses, because every request that is not served from a cache needs a lookup. */
export function indexAddresses(addresses: SiteAddresses): KnownAddresses {
  const { pages, redirects, lists, isCurrent, ...languages } = addresses;
  const paths = new Set(pages.map(({ language, slug }) => `${language}/${slug}`));
  const ids = new Set(pages.map(({ _id }) => _id));
  const from = new Set(redirects);
  const perPage = new Map(lists.map((list) => [`${list.language}/${list.slug}`, list.perPage]));
  const counts = new Map<string, number>();
  for (const { language } of pages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return {
    languages,
    hasPage: (language, slug) => paths.has(`${language}/${slug}`),
    mayHaveListPage(language, slug, number) {
      const each = perPage.get(`${language}/${slug}`);
      return each !== undefined && (number - 1) * Math.max(1, each) < (counts.get(language) ?? 0);
    },
    hasDocument: (id) => ids.has(id),
    redirectFrom(path) {
      const stored = redirectPathOf(path);
      return stored !== null && from.has(stored) ? stored : null;
    },
    pages,
    isCurrent,
  };
}

/** Provides the published addresses as last read from the content service. */
export type AddressList = {
  /** Returns the last list, or null before the first successful read. */
  current(): KnownAddresses | null;
  /**
   * Reads the addresses again. The read starts after this call, so its result includes everything
   * that was published before the call. Concurrent callers share one read. When reading fails, the
   * previous addresses remain and are marked as not current.
   */
  reread(): Promise<KnownAddresses | null>;
};

export type AddressListParts = {
  read: () => Promise<SiteAddresses>;
  onFailure: (error: unknown) => void;
  now: () => number;
  pause: (ms: number) => Promise<void>;
};

/**
 * Shortest pause between two reads, in ms. After a slow read the pause is `PAUSE_FACTOR` times the read's duration, up
 * to `LONGEST_PAUSE`. Reads thus usually take at most a third of the time, however many unknown addresses are
 * requested.
 */
const SHORTEST_PAUSE = 20;
const PAUSE_FACTOR = 2;
/**
 * Longest pause in ms. A published page must be reachable within a second, so requests for new addresses can't wait
 * longer.
 */
const LONGEST_PAUSE = 250;

export function createAddressList({ read, onFailure, now, pause }: AddressListParts): AddressList {
  let known: KnownAddresses | null = null;
  let current: Promise<void> = Promise.resolve();
  let next: Promise<KnownAddresses | null> | null = null;
  let earliest = 0;

  async function readOnce(): Promise<void> {
    const began = now();
    try {
      known = indexAddresses(await read());
    } catch (error) {
      known = known && { ...known, isCurrent: false };
      onFailure(error);
    }
    const took = now() - began;
    earliest = now() + Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, took * PAUSE_FACTOR));
  }

  async function readNext(): Promise<KnownAddresses | null> {
    // Waits for a read in progress. That read began before this call, so it may lack the latest publications.
    await current;
    const wait = earliest - now();
    if (wait > 0) await pause(wait);
    next = null;
    current = readOnce();
    await current;
    return known;
  }

  return {
    current: () => known,
    reread: () => (next ??= readNext()),
  };
}
