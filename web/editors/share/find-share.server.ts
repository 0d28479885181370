import "server-only";
import { openShare, type Share, SHARE_TYPE, shareIdOf, shareSecret } from "@marquee/schemas/share";
import { askContent } from "../../content/service/content-service.server.ts";

const query = `*[_id == $id && _type == "${SHARE_TYPE}"][0]{_createdAt, page, perspective, until, timeZone}`;

/**
 * Returns the share of a secret, which anyone may have sent; null if there is none, or if it has expired. Asks the
 * content service each time, so that a link ends with the next request. Throws a ContentFault.
 */
export async function findShare(secret: string): Promise<Share | null> {
  if (!shareSecret.safeParse(secret).success) return null;
  const params = { id: await shareIdOf(secret) };
  const { result } = await askContent({ query, params, perspective: "raw" });
  return openShare(result, Date.now());
}
