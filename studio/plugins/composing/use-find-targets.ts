import { addressed, homeSlug } from "@marquee/schemas/contract";
import type { ComposeRequest, StudioMessage } from "@marquee/schemas/editing";
import { getPublishedId, useClient } from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { matchRank } from "../links/match-order.ts";
import { type Section, sectionsOf, sectionsQuery } from "../links/sections.ts";
import { apiVersion } from "../../lib/api-version.ts";
import { previewedType } from "./previewed-type.ts";

type FindTargetsRequest = Extract<ComposeRequest, { action: "findTargets" }>;
type Targets = Extract<StudioMessage, { event: "targets" }>;
type Target = Targets["targets"][number];

/**
 * Query for the published pages whose title or slug contains the query. Finds only pages
 * in the same language as the page `$id`. The best match comes first; without a query, the page `$current`.
 */
export const pagesQuery = `*[
  ${addressed} && !(_id in path("drafts.**")) && !(_id in path("versions.**")) &&
  language == *[_id in [$id, "drafts." + $id]][0].language && defined(slug.current) &&
  ($search == "" || title match $pattern || slug.current match $pattern)
] | order(($search == "" && _id == $current) desc, ${matchRank("$search")} asc, title asc)[0...8]{
  _id, "title": coalesce(title, slug.current), "address": slug.current
}`;

const found = z.array(z.object({ _id: z.string(), title: z.string(), address: z.string() }));

const MOST_SECTIONS = 20;

/** Whether a section's title contains the query that the editor typed, with or without `#`. */
const matches = (title: string, query: string) =>
  title.toLowerCase().includes(query.replace(/^#/, "").toLowerCase());

/**
 * Returns the sections of a page that a link on the same page can lead to. If the page isn't
 * published yet, the links have a weak reference, which becomes a strong one when the page is
 * published.
 */
export function sectionTargets(
  sections: readonly Section[],
  page: { id: string; type: string; isPublished: boolean },
  { query, current }: Pick<FindTargetsRequest, "query" | "current">,
): Target[] {
  const weak = page.isPublished ? {} : { _weak: true, _strengthenOnPublish: { type: page.type } };
  return sections
    .filter(({ title }) => matches(title, query))
    .slice(0, MOST_SECTIONS)
    .map(({ key, title }) => ({
      title,
      place: translate("On this page"),
      link: {
        kind: "internal",
        page: { _type: "reference", _ref: page.id, ...weak },
        section: key,
      },
      isCurrent: current.page === page.id && current.section === key,
    }));
}

/**
 * Returns a function that searches what a link on a page can lead to: the published pages in the
 * page's language, and the page's own sections. Each result contains the link in the format in which
 * the studio stores links.
 */
export function useFindTargets() {
  const client = useClient({ apiVersion });

  async function findPages(id: string, { query, current }: FindTargetsRequest): Promise<Target[]> {
    // An address is displayed with a slash in front.
    const search = query.trim().replace(/^\//, "");
    const params = { id, search, pattern: `*${search}*`, current: current.page };
    const pages = found.parse(await client.fetch<unknown>(pagesQuery, params));
    return pages.map(({ _id, title, address }) => ({
      title: title.slice(0, 200),
      place: address === homeSlug ? "/" : `/${address}`.slice(0, 500),
      link: { kind: "internal", page: { _type: "reference", _ref: _id } },
      isCurrent: _id === current.page && (_id !== id || current.section === ""),
    }));
  }

  async function findSections(id: string, request: FindTargetsRequest): Promise<Target[]> {
    const [page, isPublished] = await Promise.all([
      client.fetch<unknown>(sectionsQuery, { id }, { perspective: "drafts" }),
      client.fetch<boolean>("count(*[_id == $id]) > 0", { id }, { perspective: "published" }),
    ]);
    return sectionTargets(
      sectionsOf(page, translate),
      { id, type: previewedType(id), isPublished },
      request,
    );
  }

  return async (request: FindTargetsRequest): Promise<Targets> => {
    const id = getPublishedId(request.document);
    const { query } = request;
    const [pages, sections] = await Promise.all([
      query.startsWith("#") ? [] : findPages(id, request),
      findSections(id, request),
    ]);
    return { event: "targets", query, targets: [...pages, ...sections] };
  };
}
