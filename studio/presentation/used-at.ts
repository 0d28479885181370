import * as z from "zod";
import { pagePath } from "../page-address.ts";
import { say } from "../i18n/say.ts";

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
});

/** What refers to a document, on the pages as the editor sees them: `$id` is its published id. */
export const usesQuery = `{
  "pages": *[_type == "page" && (_id == $id || references($id))] | order(_id == $id desc, title asc) [0...50] {
    _id, title, language, "slug": slug.current,
    "isItself": _id == $id, "isVersion": $id in coalesce(translations[]._ref, [])
  },
  "redirects": *[_type == "redirect" && references($id)][0...20].from,
  "isInMenus": count(*[_type == "siteSettings" && references($id)]) > 0
}`;

type Uses = z.output<typeof uses>;
type Location = { title: string; href: string };

function locationOf(shown: Uses["pages"][number]): Location[] {
  const href = pagePath(shown);
  if (href === null) return [];
  const title = shown.title ?? href;
  if (shown.isItself) return [{ title, href }];
  const facts = { title, language: shown.language ?? "" };
  const words = shown.isVersion
    ? say("In another language ({language}): {title}", facts)
    : say("On the page {title}", facts);
  return [{ title: words, href }];
}

/** Takes the answer to `usesQuery`, gives where the document is used; none: nowhere yet. Throws on another answer. */
export function usedAt(answer: unknown): Location[] {
  const { pages, redirects, isInMenus } = uses.parse(answer);
  const shown = pages.flatMap(locationOf);
  const home = shown[0]?.href ?? "/";
  return [
    ...shown,
    ...(isInMenus ? [{ title: say("In the menus of every page"), href: home }] : []),
    ...redirects.flatMap((from) =>
      from === null ? [] : [{ title: say("Redirected from {from}", { from }), href: from }],
    ),
  ];
}
