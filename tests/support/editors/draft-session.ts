import { randomBytes, randomUUID } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { navigation } from "../../../studio/content-lake/tests/support/sign-in-browser.ts";
import { rawRequest } from "../stack/raw-request.ts";
import { addressesOf, testStack } from "../stack/stack.ts";

/** The only user of a new lake. */
const LOCAL_EDITOR = "pLocalEditor";

/** Signs in to the lake as the local editor. Returns the lake's client with that editor's session. */
async function signInToLake(lake: SanityClient): Promise<SanityClient> {
  const { lake: address, studio: origin } = addressesOf(testStack);
  // The lake signs in only a browser's window, and `fetch` can't send that header.
  const path = `/v1/auth/login/${LOCAL_EDITOR}?origin=${encodeURIComponent(origin)}/`;
  const { headers } = await rawRequest(address, path, { headers: navigation });
  const [, sid = ""] = /#sid=(\w+)$/.exec(headers.location ?? "") ?? [];
  const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const session = await fetch(`${address}/v1/auth/fetch?sid=${sid}`, {
    headers: { origin, cookie },
  });
  const { token } = Object(await session.json());
  return lake.withConfig({ token: String(token) });
}

/** Stores a preview secret that names the local editor. Returns the secret and the ID of its document. */
export async function storeSecretAs(author: SanityClient) {
  const secret = randomBytes(16).toString("base64url");
  const _id = `drafts.${randomUUID()}`;
  await author.create({
    _id,
    _type: "sanity.previewUrlSecret",
    secret,
    source: "tests",
    studioUrl: "http://localhost",
    userId: LOCAL_EDITOR,
  });
  return { id: _id, secret };
}

export const storePreviewSecret = async (lake: SanityClient) =>
  storeSecretAs(await signInToLake(lake));

export function enableDrafts(site: string, secret: string, pathname = "/en"): Promise<Response> {
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": pathname,
  });
  return fetch(`${site}/api/draft-mode/enable?${query}`, { redirect: "manual" });
}

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
