import "server-only";
import { createClient, type SanityClient } from "@sanity/client";
import { serverEnv } from "../../runtime/env.server.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    contentClient: SanityClient;
  }
}

/** Request timeout in ms. */
const TIME_LIMIT = 2_000;

function connect(): SanityClient {
  const { sanity } = serverEnv();
  return createClient({
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    apiVersion: sanity.apiVersion,
    // Uses the content API and not its CDN, because a page is rendered once per change and must include
    // that change.
    useCdn: false,
    perspective: "published",
    stega: false,
    timeout: TIME_LIMIT,
    maxRetries: 0,
    token: sanity.token,
    ...(sanity.lakeUrl === null ? {} : { apiHost: sanity.lakeUrl, useProjectHostname: false }),
  });
}

/**
 * Returns Sanity's client with the read token, for features that only this client supports, such as
 * live events and the studio's preview. `content-service.ts` reads all other content and limits the
 * time and size of a response.
 */
export const contentClient = (): SanityClient => siteRuntime().open("contentClient", connect);
