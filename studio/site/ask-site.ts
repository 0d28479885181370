import type { SanityClient } from "sanity";
import { editorSecret, type EditorSecret } from "./editor-secret.ts";

/** A request to the site: path, query parameters and timeout in ms. */
export type SiteQuestion = { path: string; query?: Record<string, string>; timeoutMs: number };

/** Sends a request to the site as an authenticated editor. Rejects on a timeout or if no secret can be stored. */
export type AskSite = (question: SiteQuestion) => Promise<Response>;

/**
 * Creates a function that sends requests to the site. Each request contains a secret that
 * authenticates the editor. If the site rejects the secret, retries once with a new one, because a
 * reset of the dataset may have deleted the old one.
 */
export function createAskSite(
  site: string,
  secret: EditorSecret,
  request: typeof fetch = (input, init) => fetch(input, init),
): AskSite {
  const ask = async ({ path, query, timeoutMs }: SiteQuestion) => {
    const values = new URLSearchParams({ ...query, secret: await secret.get() });
    const signal = AbortSignal.timeout(timeoutMs);
    return request(`${site}${path}?${values}`, { cache: "no-store", signal });
  };
  return async (question) => {
    const response = await ask(question);
    if (response.status !== 401) return response;
    secret.drop();
    return ask(question);
  };
}

/** Creates a function that sends requests to the site as the editor who is signed in with this client. */
export const siteAs = (site: string, client: SanityClient): AskSite =>
  createAskSite(site, editorSecret(client));
