import "server-only";
import type { ClientPerspective } from "@sanity/client";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies } from "next/headers";
import { cache } from "react";
import { isDraftMode } from "../../editors/draft/draft-mode.server.ts";
import { readPreviewSettings } from "./read-settings.server.ts";
import { releasesBy } from "../../content/releases-by.server.ts";
import type { View } from "../../content/view.ts";

/**
 * Returns the perspective that the Presentation tool set in the editor's cookie. Call it only while
 * a request is handled, because it reads cookies.
 */
export const readPerspective = cache(async () =>
  resolvePerspectiveFromCookies({ cookies: await cookies() }),
);

/**
 * Returns the perspective that the Presentation tool chose. If the editor also chose a date, the
 * perspective includes the releases scheduled until then. Null outside draft mode. Call it only
 * while a request is handled, because it reads cookies.
 */
export const readDraft = cache(async (): Promise<View["draft"]> => {
  if (!(await isDraftMode())) return null;
  const perspective = await readPerspective();
  const at = (await readPreviewSettings())?.at ?? null;
  return at === null ? { perspective } : { perspective: await withReleasesBy(perspective, at) };
});

/**
 * Puts the releases scheduled until `at` first in the perspective, the latest release before earlier ones. Sanity uses
 * the first entry that has a version of a document. That must be the latest release, because it overwrites earlier ones
 * when it is published.
 */
async function withReleasesBy(
  perspective: ClientPerspective,
  at: number,
): Promise<ClientPerspective> {
  const below = [perspective].flat().filter((name) => name !== "raw");
  const above = (await releasesBy(at)).filter((name) => !below.includes(name));
  return above.length === 0 ? perspective : [...above, ...below];
}
