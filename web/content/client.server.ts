import "server-only";
import { createClient, type ClientPerspective, type SanityClient } from "@sanity/client";
import { serverEnv } from "../env.server.ts";

/** How long one read of the content service may take before the last good answer is used instead, in ms. */
const READ_TIMEOUT = 8_000;

type Identity = { token: string } | { token?: never };

function connect(identity: Identity): SanityClient {
  const { sanity } = serverEnv();
  return createClient({
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    apiVersion: sanity.apiVersion,
    // The content API rather than its CDN: a page is rendered once per change and must hold that change.
    useCdn: false,
    perspective: "published",
    stega: false,
    timeout: READ_TIMEOUT,
    maxRetries: 1,
    ...(sanity.lakeUrl === null ? {} : { apiHost: sanity.lakeUrl, useProjectHostname: false }),
    ...identity,
  });
}

let shared: SanityClient | undefined;

/** The site's one client: published content only, never stega-marked, with the read token (server only). */
export function contentClient(): SanityClient {
  shared ??= connect({ token: serverEnv().sanity.token });
  return shared;
}

/** The same client reading drafts, for draft mode. */
export function draftClient(perspective: ClientPerspective): SanityClient {
  return contentClient().withConfig({ perspective });
}

/** A reader whom nobody knows: what it sees, anyone does. */
export const anonymousClient = (): SanityClient => connect({});
