import { randomBytes, randomUUID } from "node:crypto";
import type { SanityClient } from "@sanity/client";

/** The only user of a new lake. */
const LOCAL_EDITOR = "pLocalEditor";

/** Stores a preview secret for a user, as the studio does. Returns the secret and the ID of its document. */
export async function storePreviewSecret(lake: SanityClient, userId = LOCAL_EDITOR) {
  const secret = randomBytes(16).toString("base64url");
  const _id = `drafts.${randomUUID()}`;
  await lake.create({
    _id,
    _type: "sanity.previewUrlSecret",
    secret,
    source: "tests",
    studioUrl: "http://localhost",
    userId,
  });
  return { id: _id, secret };
}

/** Asks a site to enable draft mode with a secret. */
export function enableDrafts(site: string, secret: string, pathname = "/en"): Promise<Response> {
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": pathname,
  });
  return fetch(`${site}/api/draft-mode/enable?${query}`, { redirect: "manual" });
}

/** The cookies that a response sets, by name. */
export const cookiesOf = (response: Response): Map<string, string> =>
  new Map(
    response.headers.getSetCookie().map((line): [string, string] => {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      return [name, value.join("=")];
    }),
  );

export const cookieHeader = (cookies: Iterable<[string, string]>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Enables draft mode at a site as an editor. Returns the `Cookie` header of that editor's browser. */
export async function openDrafts(site: string, lake: SanityClient): Promise<string> {
  const { secret } = await storePreviewSecret(lake);
  return cookieHeader(cookiesOf(await enableDrafts(site, secret)));
}
