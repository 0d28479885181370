import { redirectPathOf, sitePathOf } from "@marquee/schemas/contract";
import type { KnownRedirect } from "./facts.ts";

/** Returns the path that a redirect leads to, normalized by `redirectPathOf`. Returns null for other hosts. */
export function pathLedTo({ href }: KnownRedirect): string | null {
  const path = href === null ? null : sitePathOf(href.trim());
  return path === null ? null : redirectPathOf(path.replace(/[?#].*$/, ""));
}

/**
 * The result of following redirects from a path:
 * - `arrives`: a page or another site is reached after one redirect, or without any.
 * - `twice`: more than one redirect is needed.
 * - `circle`: the redirects form a loop.
 * - `nowhere`: the path, or the path that the redirects lead to, has neither a page nor a redirect.
 */
export type End = "arrives" | "twice" | "circle" | "nowhere";

/**
 * Follows redirects from a path and returns the result. `standing` are the paths with a page. The
 * site serves the page at such a path and ignores redirects from that path.
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

export const addressesLedTo = (redirects: readonly KnownRedirect[]): string[] => [
  ...new Set(redirects.flatMap((redirect) => pathLedTo(redirect) ?? [])),
];
