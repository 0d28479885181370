import "server-only";
import type { ClientPerspective } from "@sanity/client";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import { readChosen } from "../preview-as/chosen.server.ts";
import { releasesBy } from "./releases-by.server.ts";
import type { View } from "./view.ts";

/**
 * The perspective an editor previews, as the Presentation tool chose it; where they chose a moment too, with the
 * releases that are to be published by then. Null outside draft mode. Request time only.
 */
export const readDraft = cache(async (): Promise<View["draft"]> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  const perspective = await resolvePerspectiveFromCookies({ cookies: await cookies() });
  const at = (await readChosen())?.at ?? null;
  return at === null ? { perspective } : { perspective: await withReleasesBy(perspective, at) };
});

/** What comes first in a perspective lies over the rest: the last to be published is what is seen. */
async function withReleasesBy(
  perspective: ClientPerspective,
  at: number,
): Promise<ClientPerspective> {
  const below = [perspective].flat().filter((name) => name !== "raw");
  const above = (await releasesBy(at)).filter((name) => !below.includes(name));
  return above.length === 0 ? perspective : [...above, ...below];
}
