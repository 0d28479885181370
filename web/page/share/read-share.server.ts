import "server-only";
import { openShare, type Share, SHARE_TYPE, shareIdOf, shareSecret } from "@marquee/schemas/share";
import { cookies } from "next/headers";
import { cache } from "react";
import { isContentFault } from "../../content/service/content-fault.ts";
import { queryContent } from "../../content/service/content-service.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { shareCookieOf } from "./share-cookie.ts";

const query = `*[_id == $id && _type == "${SHARE_TYPE}"][0]{_createdAt, page, perspective, until, timeZone}`;

/**
 * Returns the share (the stored data of a preview link) of an untrusted secret. Null if there is no
 * such share, or if it has expired. Asks the content service each time, so that a revoked link
 * stops working with the next request. Throws a ContentFault when the content service fails.
 */
export async function findShare(secret: string): Promise<Share | null> {
  if (!shareSecret.safeParse(secret).success) return null;
  const params = { id: await shareIdOf(secret) };
  const { result } = await queryContent({ query, params, perspective: "raw" });
  return openShare(result, Date.now());
}

/**
 * Returns the share whose link opened this request's preview, or `ended` if the link is no longer
 * valid. Returns null if no link was opened, or if the content service fails. In both cases, the
 * caller renders the page for visitors. Can be called only while a request is handled.
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
