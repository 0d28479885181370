import "server-only";
import { createClient, type SanityClient } from "@sanity/client";
import { submissionsDataset } from "@marquee/schemas/submission";
import { serverEnv } from "../../runtime/env.server.ts";

/** Request timeout in ms. */
const TIME_LIMIT = 10_000;

function connect(token: string): SanityClient {
  const { sanity } = serverEnv();
  return createClient({
    projectId: sanity.projectId,
    dataset: submissionsDataset(sanity.dataset),
    apiVersion: sanity.apiVersion,
    useCdn: false,
    perspective: "raw",
    stega: false,
    timeout: TIME_LIMIT,
    maxRetries: 0,
    token,
    ...(sanity.lakeUrl === null ? {} : { apiHost: sanity.lakeUrl, useProjectHostname: false }),
  });
}

/** Connects with a token, once. Returns null if the setting is missing. */
function once(tokenOf: () => string | null): () => SanityClient | null {
  let client: SanityClient | null | undefined;
  return () => {
    if (client !== undefined) return client;
    const token = tokenOf();
    client = token === null ? null : connect(token);
    return client;
  };
}

/** Returns the client that creates submissions and can do nothing else; null if forms are off. */
export const submissionWriter = once(() => serverEnv().forms.writeToken);

/** Returns the client that delivers and deletes submissions; null if this site does neither. */
export const submissionWorker = once(() => serverEnv().forms.workerToken);
