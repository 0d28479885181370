import type { ValidationContext } from "@sanity/types";
import * as z from "zod";
import { pageAtPath, redirectFrom, redirectPathOf, sitePathOf } from "./redirect-path.contract.ts";
import { apiVersion } from "../../fields/api-version.ts";
import { addressed } from "../addressed.contract.ts";

/** A redirect other than the one in the form, reduced to the fields that the rules compare. */
export type OtherRedirect = { from: string; href: string | null; page: string | null };

const others = z
  .array(
    z.object({
      from: z.string(),
      href: z.string().nullable(),
      page: z.string().nullable(),
    }),
  )
  .catch([]);

// Reads either `href` or `page`, depending on `kind`. The other field may still hold an earlier value.
const othersQuery = `*[_type == "redirect" && defined(from) && !sanity::versionOf($id)]{
  from,
  "href": select(kind == "external" => href),
  "page": select(kind != "external" => page->title)
}`;

const pageTitle = `*[${addressed} && lower(language) == $language && slug.current == $slug][0]{ "title": coalesce(title, slug.current) }.title`;

/** Returns the normalized path of an address on this site, or null for other hosts. */
function pathLedTo(href: string | null): string | null {
  const path = href === null ? null : sitePathOf(href.trim());
  return path === null ? null : redirectPathOf(path.replace(/[?#].*$/, ""));
}

/** Returns the problem with a redirect's old address, or null. `page` is the title of the page at that address. */
export function problemOfOldAddress(
  from: string,
  { others: known, page }: { others: readonly OtherRedirect[]; page: string | null },
): string | null {
  if (known.some((other) => other.from === from)) {
    return `A redirect from “${from}” already exists: edit the existing redirect, or delete one of the two.`;
  }
  if (page !== null) {
    return `The page “${page}” uses “${from}”, so the redirect has no effect: change that page's slug, or enter a different path.`;
  }
  const before = known.find(({ href }) => pathLedTo(href) === from);
  return before
    ? `The redirect from “${before.from}” leads to this path, but redirects must not form a chain: give both redirects the same target.`
    : null;
}

/** Returns the problem with a redirect's target, or null. `page` is the title of the page at the target. */
export function problemOfTarget(
  href: string,
  {
    from,
    others: known,
    page,
  }: { from: string | null; others: readonly OtherRedirect[]; page: string | null },
): string | null {
  const path = pathLedTo(href);
  if (path === null) return null;
  if (path === from) return "The target leads back to the old path: select a different target.";
  const next = page === null ? known.find((other) => other.from === path) : undefined;
  if (next === undefined) return null;
  if (from !== null && pathLedTo(next.href) === from) {
    return `“${path}” redirects back to the old path: select a different target, or delete the redirect from “${path}”.`;
  }
  return next.page === null
    ? `“${path}” redirects to “${next.href ?? "nowhere"}”: enter that target here.`
    : `“${path}” redirects to the page “${next.page}”: select that page as the target.`;
}

type Context = Pick<ValidationContext, "document" | "getClient">;

/**
 * Reads the title of the page at a path, and all redirects except the one in the form. Includes
 * drafts. The title is null if no page has the path.
 */
async function readAround(path: string, { document, getClient }: Context) {
  const client = getClient({ apiVersion });
  const id = (document?._id ?? "").replace(/^drafts\.|^versions\.[^.]+\./, "");
  const [found, page] = await Promise.all([
    client.withConfig({ perspective: "raw" }).fetch<unknown>(othersQuery, { id }),
    // Prefers a page's draft to its published version, so that an unpublished change of its slug
    // counts.
    client.withConfig({ perspective: "drafts" }).fetch<unknown>(pageTitle, pageAtPath(path)),
  ]);
  return { others: others.parse(found), page: typeof page === "string" ? page : null };
}

/**
 * Form rule for a redirect's old path. No page and no other redirect may have that path, and no
 * redirect may lead to it.
 */
export async function isOldAddressFree(value: unknown, context: Context): Promise<true | string> {
  const from = redirectFrom.safeParse(value);
  if (!from.success) return true;
  return problemOfOldAddress(from.data, await readAround(from.data, context)) ?? true;
}

/** Form rule: a redirect leads neither to another redirect nor to itself. */
export async function leadsStraight(value: unknown, context: Context): Promise<true | string> {
  const isAddress = context.document?.["kind"] === "external";
  const path = isAddress && typeof value === "string" ? pathLedTo(value) : null;
  if (path === null || typeof value !== "string") return true;
  const from = redirectFrom.safeParse(context.document?.["from"]).data ?? null;
  return problemOfTarget(value, { from, ...(await readAround(path, context)) }) ?? true;
}
