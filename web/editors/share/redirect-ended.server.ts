import "server-only";
import { redirect } from "next/navigation";
import { readRedirect } from "../../content/addresses/redirects.server.ts";
import type { View } from "../../content/view.ts";
import { readShare } from "./read-share.server.ts";

/**
 * Redirects to the page of shared links when a page is missing because the preview that contained it has ended. That
 * page explains it and removes the link's cookie. Does nothing for other visitors, and if the site redirects this path.
 */
export async function redirectEndedPreview(
  view: View,
  locale: string,
  path: readonly string[] = [],
): Promise<void> {
  if ((await readShare()) !== "ended") return;
  if ((await readRedirect(view, [locale, ...path])) === null) redirect(`/${locale}/shared-preview`);
}
