import "server-only";
import { serverEnv } from "../env.server.ts";

/** A page of our own takes a second where everything is slow, more where it is compiled first. In ms. */
const PATIENCE = 12_000;

/** Asks this process for one of its own addresses, by the way that leaves proxies in front of it out. */
export function askOwnServer(path: string, init: RequestInit = {}): Promise<Response> {
  const { port, siteUrl } = serverEnv();
  const origin = port === null ? siteUrl : `http://localhost:${port}`;
  return fetch(`${origin}${path}`, {
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(PATIENCE),
    ...init,
  });
}

/** Asks for the home page at the site's public address, as browsers do: with whatever stands in front of it. */
export const askPublicSite = (): Promise<Response> =>
  fetch(serverEnv().siteUrl, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
