import "server-only";
import type { Share } from "@marquee/schemas/share";
import { cookies } from "next/headers";
import { cache } from "react";
import { isContentFault } from "../../content/service/content-fault.ts";
import { serverEnv } from "../../env.server.ts";
import { log } from "../../log.ts";
import { reasonOf } from "../../log-words.ts";
import { findShare } from "./find-share.server.ts";
import { shareCookieOf } from "./share-cookie.ts";

/**
 * Returns the link that opened this request's preview. `ended` if the link is no longer valid; null if there is none,
 * or if the content service can't be asked, and the visitors' page is rendered. Request time only.
 */
export const readShare = cache(async (): Promise<Share | "ended" | null> => {
  const secret = (await cookies()).get(shareCookieOf(serverEnv().siteUrl))?.value;
  if (secret === undefined || secret === "") return null;
  try {
    return (await findShare(secret)) ?? "ended";
  } catch (error) {
    if (!isContentFault(error)) throw error;
    log.warn(`preview: a shared link can't be looked up (${reasonOf(error)})`);
    return null;
  }
});
