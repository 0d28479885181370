import { redirectPathOf, sitePathOf } from "@marquee/schemas/contract";
import type { KnownRedirect } from "./facts.ts";

/** The path of the site that a redirect's address leads to, as redirects are stored; null for other hosts. */
export function pathLedTo({ href }: KnownRedirect): string | null {
  const path = href === null ? null : sitePathOf(href.trim());
  return path === null ? null : redirectPathOf(path.replace(/[?#].*$/, ""));
}

/** Where somebody who asks for an old address ends up. */
export type End = "arrives" | "twice" | "circle" | "nowhere";

/**
 * Follows redirects from an old address. `standing`: the addresses at which a page stands; there nobody is sent on.
 * Gives where that ends: `twice` arrives, but by way of another redirect.
 */
export function follow(
  from: string,
  redirects: readonly KnownRedirect[],
  standing: ReadonlySet<string>,
): End {
  const passed = new Set<string>();
  let here = from;
  while (!standing.has(here)) {
    if (passed.has(here)) return "circle";
    passed.add(here);
    const next = redirects.find((redirect) => redirect.from === here);
    if (next === undefined) return "nowhere";
    const path = next.page === null ? pathLedTo(next) : null;
    if (path === null) break;
    here = path;
  }
  return passed.size > 1 ? "twice" : "arrives";
}

/** Takes redirects, gives every address of the site that one of them leads to. */
export const addressesLedTo = (redirects: readonly KnownRedirect[]): string[] => [
  ...new Set(redirects.flatMap((redirect) => pathLedTo(redirect) ?? [])),
];
