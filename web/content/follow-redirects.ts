import { redirectPathOf, sitePathOf } from "@marquee/schemas/contract";
import type { Redirect } from "@marquee/schemas/types";
import { pagePath } from "../ui/page-path.ts";

/** Where an unknown address leads: a path of this site or a web address, both percent-encoded. */
export type Destination = { location: string; permanent: boolean };

/** The studio refuses even two in a row; whatever else writes redirects gets no further. */
const MAX_REDIRECTS = 5;

/** The path that an address names on this site; null when it is another host's. */
function ownPath(href: string, siteUrl: string): string | null {
  if (href.startsWith("/")) return sitePathOf(href);
  const { origin, pathname, search, hash } = new URL(href);
  return origin === new URL(siteUrl).origin ? sitePathOf(`${pathname}${search}${hash}`) : null;
}

type Step = { location: string; next: string | null };

/** Where one redirect leads, and the path to look at next: a page by reference is an end, and so is another host. */
function stepOf({ kind, href, page }: Redirect, siteUrl: string): Step | null {
  if (kind === "internal") return page === null ? null : { location: pagePath(page), next: null };
  if (href === null) return null;
  const path = ownPath(href, siteUrl);
  return path === null
    ? { location: new URL(href).href, next: null }
    : { location: path, next: redirectPathOf(path.replace(/[?#].*$/, "")) };
}

/**
 * Takes an old address (as `redirectPathOf` gives it), a look-up of the redirect from a path (null where a page stands)
 * and the site's own address; gives where it leads in the end, in one go. Null where it leads nowhere: no redirect, its
 * page gone, or redirects that lead in a circle, which only something other than the studio can have stored.
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
  // One detour on the way makes it a detour as a whole.
  return last
    ? { location: last.location, permanent: way.every(({ permanent }) => permanent) }
    : null;
}
