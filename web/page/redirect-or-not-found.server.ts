import "server-only";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { readRedirect } from "../content/redirects.server.ts";
import type { View } from "../content/view.ts";
import { withQuery } from "./with-query.ts";

/** A request's query as Next hands it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

function paramsOf(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) params.append(name, one);
  }
  return params;
}

/**
 * Ends the making of a page that does not exist: sends visitors of an old address on (308, or 307 for a detour: unlike
 * 301 and 302 they are the same for every method), all others to the 404. Never returns. A static page knows no query;
 * there the serving layer adds it.
 */
export async function redirectOrNotFound(
  view: View,
  { locale, path = [], query = {} }: { locale: string; path?: string[] | undefined; query?: Query },
): Promise<never> {
  const destination = await readRedirect(view, [locale, ...path]);
  if (destination === null) notFound();
  const location = withQuery(destination.location, paramsOf(query));
  if (destination.permanent) permanentRedirect(location);
  redirect(location);
}
