import "server-only";
import { redirect } from "next/navigation";
import { readRedirect } from "../../content/addresses/redirects.server.ts";
import type { View } from "../../content/view.ts";
import { readShare } from "./read-share.server.ts";

/**
 * Redirects visitors with an ended preview link to `/shared-preview`. That page explains that the
 * preview has ended, and removes the link's cookie. Called when a page does not exist for visitors,
 * because it may have existed only in the preview. Does nothing for other visitors, or if the site
 * redirects this path.
 */
export async function redirectEndedPreview(
  view: View,
  locale: string,
  path: readonly string[] = [],
): Promise<void> {
  if ((await readShare()) !== "ended") return;
  if ((await readRedirect(view, [locale, ...path])) === null) redirect(`/${locale}/shared-preview`);
}
