import "server-only";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { currentCode } from "../i18n/languages.ts";
import { readRedirect } from "../content/addresses/redirects.server.ts";
import { readSettings } from "../content/settings/settings.server.ts";
import type { View } from "../content/view.ts";
import { withQuery } from "./with-query.ts";

/** A request's query as Next.js passes it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

function paramsOf(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) params.append(name, one);
  }
  return params;
}

/**
 * Returns the same path with the language code that the site uses: `/en` for `/EN`, and for an earlier code of the
 * language. Null if the code matches no language.
 */
async function withCurrentCode(view: View, locale: string, path: readonly string[]) {
  const code = currentCode(locale, (await readSettings(view)).locale);
  return code === null ? null : { location: `/${[code, ...path].join("/")}`, permanent: true };
}

/**
 * Ends the rendering of a page that does not exist. Redirects from an old address, or from a
 * language code in another letter case, or an earlier one. Otherwise responds with 404. Never returns. Redirects have
 * status 308 or, if temporary, 307. Unlike 301 and 302, these preserve the method. A static page
 * does not know the request's query, so the serving layer adds the query to redirects of static
 * pages.
 */
export async function redirectOrNotFound(
  view: View,
  { locale, path = [], query = {} }: { locale: string; path?: string[] | undefined; query?: Query },
): Promise<never> {
  const destination =
    (await readRedirect(view, [locale, ...path])) ?? (await withCurrentCode(view, locale, path));
  if (destination === null) notFound();
  const location = withQuery(destination.location, paramsOf(query));
  if (destination.permanent) permanentRedirect(location);
  redirect(location);
}
