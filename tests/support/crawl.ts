import type { Page } from "@playwright/test";

export type Seen = {
  /** Path with query, as requested. */
  path: string;
  status: number;
  lang: string;
  dir: string;
  title: string;
  headings: number;
  /** Ids that fragments can link to. */
  ids: string[];
  links: string[];
  /** Every text, and every attribute that is displayed or read aloud, trimmed. */
  words: string[];
};

/** Pages of a language that visitors can reach although no sitemap lists them. */
export const unlistedPages = (language: string): string[] =>
  ["sign-in", "account", "auth-action", "search"].map((name) => `/${language}/${name}`);

/** Returns a page's content and links. Runs in the browser. */
function readDocument(): Omit<Seen, "path" | "status"> {
  const spoken = ["alt", "aria-description", "aria-label", "placeholder", "title"];
  const silent = "script, style, template, noscript, nextjs-portal, next-route-announcer";
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.parentElement?.closest(silent)) words.push(currentNode.textContent ?? "");
  }
  for (const element of document.body.querySelectorAll("*")) {
    for (const name of spoken) words.push(element.getAttribute(name) ?? "");
  }
  const { lang, dir } = document.documentElement;
  return {
    lang,
    dir,
    title: document.title,
    headings: document.querySelectorAll("h1").length,
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href),
    words: [...new Set(words.map((text) => text.trim()).filter(Boolean))],
  };
}

/**
 * Scrolls to the end of the page and back. Returns false when the browser draws no frame for a second, because
 * intersection observers then don't run. Runs in the browser.
 */
async function scrollThrough(): Promise<boolean> {
  const drawn = () =>
    new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), 1_000);
    });
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    // oxlint-disable-next-line no-await-in-loop -- intersection observers run with the next frame
    if (!(await drawn())) return false;
  }
  scrollTo({ top: 0, behavior: "instant" });
  return drawn();
}

/** Maximum number of times to load a page. A busy browser may draw no frames at first. */
const ATTEMPTS = 4;

/**
 * Loads a page and scrolls to its end, because elements that come into view may load more. When a busy browser draws no
 * frames, loads the page again. Throws an error after `ATTEMPTS`.
 */
async function see(page: Page, path: string): Promise<Seen> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after another
    const response = await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isSeen = await page.evaluate(scrollThrough);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (isSeen)
      return { path, status: response?.status() ?? 0, ...(await page.evaluate(readDocument)) };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.bringToFront();
  }
  throw new Error(`${path}: the browser drew no frame for a second, in ${ATTEMPTS} attempts.`);
}

/** Returns the paths in the site's sitemap, including nested sitemaps. */
export async function sitemapPaths(site: string, list = `${site}/sitemap.xml`): Promise<string[]> {
  const xml = await (await fetch(list)).text();
  const named = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const lists = named.filter((address) => address.endsWith(".xml"));
  const pages = named.filter((address) => !lists.includes(address));
  const further = await Promise.all(lists.map((address) => sitemapPaths(site, address)));
  return [...pages.map((address) => new URL(address).pathname), ...further.flat()];
}

/** Returns the address as a path of the site, without its fragment; null for another host or a non-web address. */
export function pathWithin(site: string, address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return origin === site ? `${pathname}${search}` : null;
}

/**
 * Crawls a site from the paths in `starts`, and follows every link to a path that `within` accepts.
 * Loads each page once, and calls `onPage` while the page is open. Returns all pages by path.
 */
export async function crawl(
  page: Page,
  {
    site,
    starts,
    within,
    onPage,
  }: {
    site: string;
    starts: readonly string[];
    within: (path: string) => boolean;
    onPage?: (seen: Seen) => Promise<void>;
  },
): Promise<Map<string, Seen>> {
  const visited = new Map<string, Seen>();
  const queue = [...starts];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (visited.has(path)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one browser, one page at a time
    const seen = await see(page, path);
    visited.set(path, seen);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await onPage?.(seen);
    const found = seen.links.flatMap((address) => pathWithin(site, address) ?? []);
    queue.push(...found.filter((each) => within(each) && !visited.has(each)));
  }
  return visited;
}
