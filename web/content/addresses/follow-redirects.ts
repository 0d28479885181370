import { redirectPathOf, sitePathOf } from "@marquee/schemas/contract";
import type { Redirect } from "@marquee/schemas/types";
import { pagePath } from "../../design/ui/page-path.ts";

/** Target of a redirect: a path of this site or a URL, percent-encoded. */
export type Destination = { location: string; permanent: boolean };

/**
 * Maximum length of a redirect chain. The studio rejects every chain, but other API clients can
 * write one.
 */
const MAX_REDIRECTS = 5;

/**
 * Returns the path of an address on this site. Null for another host, and for a path that no
 * redirect may lead to.
 */
function ownPath(href: string, siteUrl: string): string | null {
  if (href.startsWith("/")) return sitePathOf(href);
  const { origin, pathname, search, hash } = new URL(href);
  return origin === new URL(siteUrl).origin ? sitePathOf(`${pathname}${search}${hash}`) : null;
}

type Step = { location: string; next: string | null };

/**
 * Returns the target of one redirect (`location`), and the path to look up next (`next`). `next` is
 * null where the chain ends: at a page reference, another host, or a path that can't have a
 * redirect. Returns null if the redirect has no target, for example because its page is gone.
 */
function stepOf({ kind, href, page }: Redirect, siteUrl: string): Step | null {
  if (kind === "internal") return page === null ? null : { location: pagePath(page), next: null };
  if (href === null) return null;
  const path = ownPath(href, siteUrl);
  return path === null
    ? { location: new URL(href).href, next: null }
    : { location: path, next: redirectPathOf(path.replace(/[?#].*$/, "")) };
}

/**
 * Returns the final target of a redirect chain, so that visitors are redirected only once. Null if
 * there is no redirect, its target page is gone, or the chain is circular or too long. `from` is an
 * old path as `redirectPathOf` returns it. `find` returns the redirect from a path, and null if a
 * page exists there.
 */
export async function followRedirects(
  from: string,
  find: (path: string) => Promise<Redirect | null>,
  siteUrl: string,
): Promise<Destination | null> {
  const seen = new Set<string>();
  const way: Destination[] = [];
  let path: string | null = from;
  while (path !== null) {
    if (seen.has(path) || seen.size === MAX_REDIRECTS) return null;
    seen.add(path);
    const found = await find(path);
    if (found === null) break;
    const step = stepOf(found, siteUrl);
    if (step === null) return null;
    way.push({ location: step.location, permanent: found.permanent });
    path = step.next;
  }
  const last = way.at(-1);
  // One temporary redirect makes the whole chain temporary.
  return last
    ? { location: last.location, permanent: way.every(({ permanent }) => permanent) }
    : null;
}
