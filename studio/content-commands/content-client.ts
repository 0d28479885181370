import { createClient, type SanityClient } from "@sanity/client";
import type { Arguments } from "../content-lake/src/cli/arguments.ts";
import { lakeClient } from "../content-lake/src/cli/lake-client.ts";

/**
 * Returns a client for the project in Sanity's cloud that `--project` names. Without `--project`, returns a client for
 * the running lake. Throws an `Error` with a message for the user if a token or a dataset is missing.
 */
export function contentClient(given: Arguments): SanityClient {
  const { project, dataset, token = process.env["SANITY_AUTH_TOKEN"] } = given;
  if (project === undefined) return lakeClient(given);
  if (dataset === undefined || token === undefined) {
    throw new Error(
      "A hosted project requires a dataset and a token with write access: --project ID --dataset NAME --token T.",
    );
  }
  return createClient({
    projectId: project,
    dataset,
    token,
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
  });
}
