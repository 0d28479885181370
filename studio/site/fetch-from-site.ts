import type { SanityClient } from "sanity";
import { editorSecret, type EditorSecret } from "./editor-secret.ts";

/** A request to the site: path, query parameters and timeout in ms. */
export type SiteRequest = { path: string; query?: Record<string, string>; timeoutMs: number };

/** Sends a request to the site as an authenticated editor. Rejects on a timeout or if no secret can be stored. */
export type FetchFromSite = (request: SiteRequest) => Promise<Response>;

/**
 * Creates a function that sends requests to the site. Each request contains a secret that
 * authenticates the editor. If the site rejects the secret, retries once with a new one, because a
 * reset of the dataset may have deleted the old one.
 */
export function createFetchFromSite(
  site: string,
  secret: EditorSecret,
  fetchResponse: typeof fetch = (input, init) => fetch(input, init),
): FetchFromSite {
  const send = async ({ path, query, timeoutMs }: SiteRequest) => {
    const values = new URLSearchParams({ ...query, secret: await secret.get() });
    const signal = AbortSignal.timeout(timeoutMs);
    return fetchResponse(`${site}${path}?${values}`, { cache: "no-store", signal });
  };
  return async (request) => {
    const response = await send(request);
    if (response.status !== 401) return response;
    secret.drop();
    return send(request);
  };
}

export const createEditorFetch = (site: string, client: SanityClient): FetchFromSite =>
  createFetchFromSite(site, editorSecret(client));
