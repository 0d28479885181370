import "server-only";
import { redirect } from "next/navigation";
import { readRedirect } from "../content/redirects.server.ts";
import type { View } from "../content/view.ts";
import { readShare } from "./read-share.server.ts";

/**
 * Ends the making of a page that is missing because it was only ever previewed, and the preview is over: the entrance
 * says so, and the browser forgets the link. Does nothing for everyone else, and where the address leads elsewhere.
 */
export async function leaveOverForEntrance(
  view: View,
  locale: string,
  path: readonly string[] = [],
): Promise<void> {
  if ((await readShare()) !== "ended") return;
  if ((await readRedirect(view, [locale, ...path])) === null) redirect(`/${locale}/shared-preview`);
}
