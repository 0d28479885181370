import { redirectPathOf } from "@marquee/schemas/contract";
import { useEffect, useState } from "react";
import { useClient, useDocumentStore } from "sanity";
import * as z from "zod";
import { followQuery } from "../plugins/connection/follow-query.ts";
import { pagePath } from "../page-address.ts";
import { lostAddress } from "./redirect-offer.ts";
import { apiVersion } from "../lib/api-version.ts";

const publishedShape = z.object({
  published: z.object({ language: z.string(), slug: z.string().nullable() }).nullable(),
  redirects: z.array(z.object({ _id: z.string(), from: z.string(), page: z.string().nullable() })),
});

type Known = z.infer<typeof publishedShape>;

const publishedQuery = {
  fetch: `{
    "published": *[_id == $id][0]{ language, "slug": slug.current },
    "redirects": *[_type == "redirect" && defined(from)] | order(from asc) {
      _id,
      from,
      "page": select(kind != "external" => page._ref)
    }
  }`,
  listen: `*[_id == $id || _type == "redirect"]`,
};

/**
 * Returns a page's path in the format that redirects use. Returns null if the page has no language
 * or no slug.
 */
export function storedPath(page: { language?: unknown; slug?: unknown } | null): string | null {
  const path = pagePath(page);
  return path === null ? null : redirectPathOf(path);
}

/** Subscribes to a page's published address and to all published redirects. Returns null until loaded. */
function usePublished(id: string): Known | null {
  const store = useDocumentStore();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    const options = {
      apiVersion,
      perspective: "published" as const,
      tag: "redirects",
      parse: (found: unknown) => publishedShape.safeParse(found).data ?? null,
    };
    const following = followQuery(store, publishedQuery, { id }, options).subscribe(setKnown);
    return () => following.unsubscribe();
  }, [store, id]);
  return known;
}

/**
 * Returns the address before the last publication that happened while the form was open. Without
 * such a publication, returns `published`.
 */
function useAddressBefore(published: string | null): string | null {
  const [history, setHistory] = useState({ now: published, before: published });
  if (published !== null && published !== history.now) {
    setHistory({ now: published, before: history.now });
  }
  return history.before;
}

/**
 * Returns data about a page's redirects. `written` is the page's path in the form.
 * - `leading`: the redirects that lead to the page.
 * - `lost`: the page's old path if it would return 404, else null.
 * - `redirectFrom`: publishes a redirect from a path to the page.
 */
export function usePageRedirects(id: string, written: string | null) {
  const client = useClient({ apiVersion });
  const known = usePublished(id);
  const published = storedPath(known?.published ?? null);
  const before = useAddressBefore(published);
  const redirects = known?.redirects ?? [];
  return {
    leading: redirects.filter(({ page }) => page === id),
    lost: lostAddress(
      { published, written, before },
      redirects.map(({ from }) => from),
    ),
    redirectFrom: (from: string) =>
      client.create({
        _type: "redirect",
        from,
        kind: "internal",
        page: { _type: "reference", _ref: id },
        permanent: true,
      }),
  };
}
