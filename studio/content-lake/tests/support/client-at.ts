import { createClient, type SanityClient } from "@sanity/client";

/** Sanity's own client for the lake at an address; anonymous without a token. */
export function clientAt(apiHost: string, token?: string): SanityClient {
  return createClient({
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
    // Disables retries, because tests assert the lake's first response.
    maxRetries: 0,
    ...(token === undefined ? {} : { token }),
  });
}
