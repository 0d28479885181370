import "server-only";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import type { View } from "./view.ts";

/** The perspective an editor previews, as the Presentation tool chose it; null outside draft mode. Request time only. */
export const readDraft = cache(async (): Promise<View["draft"]> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  return { perspective: await resolvePerspectiveFromCookies({ cookies: await cookies() }) };
});
