import { addressed, pageAtPath, redirectPathOf } from "@marquee/schemas/contract";
import * as z from "zod";
import { pagePath } from "../../page-address.ts";
import type { Facts } from "./facts.ts";
import { linksOf, ownPathOf } from "./links.ts";
import { type CheckedPage, checkedPage } from "./stored-page.ts";
import { addressesLedTo } from "./redirect-trail.ts";
import { displayedIn } from "./rules/languages.ts";
import { textsForSearch } from "./rules/search.ts";

const text = z.string().nullable();
const address = z.object({ language: text, slug: text });
const target = address.extend({ id: z.string(), title: text });

const factsShape = z.object({
  targets: z.array(target),
  lookalikes: z.array(
    z.object({
      title: text.transform((title) => title ?? ""),
      sharesTitle: z.boolean(),
      sharesDescription: z.boolean(),
    }),
  ),
  displayed: z.array(z.object({ id: z.string(), title: text, language: text })),
  redirects: z.array(z.object({ from: z.string(), href: text, page: text })),
});

const targets = `*[${addressed} && _id in $ids]{ "id": _id, language, "slug": slug.current, title }`;

const around = `{
  "targets": ${targets},
  "lookalikes": *[
    ${addressed} && _id != $id && language == $language && seo.noindex != true &&
    (coalesce(seo.title, title) == $title || ($description != "" && seo.description == $description))
  ][0...20]{
    title,
    "sharesTitle": coalesce(seo.title, title) == $title,
    "sharesDescription": $description != "" && coalesce(seo.description, "") == $description
  },
  "displayed": *[_id in $displayed]{
    "id": _id, title, "language": coalesce(language, successPage->language)
  },
  "redirects": *[_type == "redirect" && defined(from)]{
    from,
    "href": select(kind == "external" => href),
    "page": select(kind != "external" => page._ref)
  }
}`;

const published = `*[_id == $id][0]{
  language,
  "slug": slug.current,
  "pagesBelow": count(*[
    ${addressed} && language == ^.language && string::startsWith(slug.current, ^.slug.current + "/")
  ])
}`;

const publishedPage = address.extend({ pagesBelow: z.number().catch(0) }).nullable();

const standing = `*[${addressed} && slug.current in $slugs]{ language, "slug": slug.current }`;

function storedPath(page: z.output<typeof address> | null): string | null {
  const path = pagePath(page);
  return path === null ? null : redirectPathOf(path);
}

/**
 * Returns the parameters of the queries for a page's facts. An edit of the page that leaves the
 * parameters unchanged doesn't change the results.
 */
export function paramsOf(page: CheckedPage, site: string) {
  const links = linksOf(page);
  const { title, description, isHidden } = textsForSearch(page);
  return {
    id: page.id,
    language: page.language,
    // Passes empty texts for a page that search engines don't index, because such a page can't
    // duplicate another page in search results.
    title: isHidden ? "" : title,
    description: isHidden ? "" : description,
    displayed: [...new Set(displayedIn(page).map(({ id: displayed }) => displayed))],
    ids: [...new Set(links.flatMap((link) => (link.kind === "page" ? [link.id] : [])))],
    paths: links.flatMap((link) =>
      link.kind === "address" ? (ownPathOf(link.href, site) ?? []) : [],
    ),
  };
}

export type Dataset = {
  withConfig: (view: { perspective: "published" | "drafts" | string[] }) => {
    fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>;
  };
};

/**
 * Returns the perspectives in which to query: `ofVisitors` contains what visitors see after the release is published,
 * `ofEditors` also contains drafts. Without a release, returns the published and the drafts perspective.
 */
const viewsOf = (release: string | null) =>
  release === null
    ? ({ ofVisitors: "published", ofEditors: "drafts" } as const)
    : { ofVisitors: [release], ofEditors: [release, "drafts"] };

/**
 * Queries the facts that the checks of a page need. For a version in a release, returns the facts as they will be
 * when the release is published. Rejects if a query fails.
 */
export async function readFacts(client: Dataset, value: unknown, site: string): Promise<Facts> {
  const checked = checkedPage(value);
  const { paths, ...params } = paramsOf(checked, site);
  const now = client.withConfig({ perspective: "published" });
  const { ofVisitors, ofEditors } = viewsOf(checked.release);
  const visible = client.withConfig({ perspective: ofVisitors });
  const [found, drafted, left] = await Promise.all([
    visible.fetch(around, params),
    client.withConfig({ perspective: ofEditors }).fetch(targets, { ids: params.ids }),
    now.fetch(published, { id: params.id }),
  ]);
  const { redirects, lookalikes, displayed, ...known } = factsShape.parse(found);
  const before = publishedPage.parse(left);
  const seen = new Map(known.targets.map((page) => [page.id, page]));
  const queriedPaths = [...new Set([...paths, ...addressesLedTo(redirects)])];
  const slugs = queriedPaths.map((path) => pageAtPath(path).slug);
  const pages: unknown = queriedPaths.length === 0 ? [] : await visible.fetch(standing, { slugs });
  return {
    targets: z
      .array(target)
      .parse(drafted)
      .map((page) => ({ ...(seen.get(page.id) ?? page), isPublished: seen.has(page.id) })),
    lookalikes,
    displayed,
    redirects,
    publishedAddress: storedPath(before),
    pagesBelow: before?.pagesBelow ?? 0,
    standing: new Set(
      z
        .array(address)
        .parse(pages)
        .flatMap((page) => storedPath(page) ?? []),
    ),
  };
}
