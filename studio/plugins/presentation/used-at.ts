import { addressed } from "@marquee/schemas/contract";
import * as z from "zod";
import { pagePath } from "../../page-address.ts";
import { translate } from "../../i18n/translate.ts";

const page = z.object({
  _id: z.string(),
  title: z.string().nullable(),
  language: z.string().nullable(),
  slug: z.string().nullable(),
});

const uses = z.object({
  pages: z.array(page.extend({ isVersion: z.boolean(), isItself: z.boolean() })),
  redirects: z.array(z.string().nullable()),
  isInMenus: z.boolean(),
  sharesAddress: z.boolean(),
});

/**
 * Query for the page `$id` and for the pages, redirects and settings that refer to `$id`, which is
 * a published id. The query requires the drafts perspective.
 */
export const usesQuery = `{
  "pages": *[${addressed} && (_id == $id || references($id))] | order(_id == $id desc, title asc) [0...50] {
    _id, title, language, "slug": slug.current,
    "isItself": _id == $id, "isVersion": $id in coalesce(translations[]._ref, [])
  },
  "redirects": *[_type == "redirect" && references($id)][0...20].from,
  "isInMenus": count(*[_type == "siteSettings" && references($id)]) > 0,
  "sharesAddress": count(*[${addressed} && _id == $id]{
    "others": count(*[
      ${addressed} && _id != $id && language == ^.language && slug.current == ^.slug.current
    ])
  }[others > 0]) > 0
}`;

type Uses = z.output<typeof uses>;
type Location = { title: string; href: string };

function locationOf(shown: Uses["pages"][number]): Location[] {
  const href = pagePath(shown);
  if (href === null) return [];
  const title = shown.title ?? href;
  if (shown.isItself) return [{ title, href }];
  const facts = { title, language: shown.language ?? "" };
  const label = shown.isVersion
    ? translate("Translation ({language}): {title}", facts)
    : translate("Page: {title}", facts);
  return [{ title: label, href }];
}

/**
 * Returns the locations of a document from the result of `usesQuery`. `sharesAddress`: whether
 * another page has the same address. The site may then display that other page. Throws if the
 * result is invalid.
 */
export function usedAt(result: unknown): { locations: Location[]; sharesAddress: boolean } {
  const { pages, redirects, isInMenus, sharesAddress } = uses.parse(result);
  const shown = pages.flatMap(locationOf);
  const home = shown[0]?.href ?? "/";
  const locations = [
    ...shown,
    ...(isInMenus ? [{ title: translate("Navigation of every page"), href: home }] : []),
    ...redirects.flatMap((from) =>
      from === null ? [] : [{ title: translate("Redirect from {from}", { from }), href: from }],
    ),
  ];
  return { locations, sharesAddress };
}
