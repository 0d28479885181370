import "server-only";
import { serverEnv } from "../../runtime/env.server.ts";

/**
 * Request timeout in ms. A page of the site takes a second on a slow host, and longer if it has to be compiled first.
 */
const TIMEOUT = 12_000;

/** Requests a path from this process directly, bypassing proxies in front of it. */
export function fetchOwnServer(path: string, init: RequestInit = {}): Promise<Response> {
  const { port, siteUrl } = serverEnv();
  const origin = port === null ? siteUrl : `http://localhost:${port}`;
  return fetch(`${origin}${path}`, {
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT),
    ...init,
  });
}

/** Requests the home page at the site's public address, like a browser, through any proxies. */
export const fetchPublicSite = (): Promise<Response> =>
  fetch(serverEnv().siteUrl, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) });
