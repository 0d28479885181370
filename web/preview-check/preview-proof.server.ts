import "server-only";
import { urlSearchParamPreviewSecret, validatePreviewUrl } from "@sanity/preview-url-secret";
import { contentClient } from "../content/client.server.ts";

/**
 * What the content service says of a secret that the studio stored a moment ago. `unknown`: it holds none, so it came
 * from elsewhere, or the site's token sees no drafts. `tokenRefused`: it does not know the site's own token.
 */
export type Proof = "proven" | "unknown" | "tokenRefused" | "unreachable";

const isRefusal = (error: unknown): boolean =>
  [401, 403].includes(Number(Object(error).statusCode));

/** Takes a preview secret, says whether it proves somebody who may write in this site's dataset. Never rejects. */
export async function provePreview(secret: string): Promise<Proof> {
  const query = new URLSearchParams({ [urlSearchParamPreviewSecret]: secret });
  try {
    const { isValid } = await validatePreviewUrl(contentClient(), `/?${query}`);
    return isValid ? "proven" : "unknown";
  } catch (error) {
    return isRefusal(error) ? "tokenRefused" : "unreachable";
  }
}
