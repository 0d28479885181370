import { createClient, type SanityClient } from "@sanity/client";
import type { Arguments } from "./arguments.ts";

/** Throws an `Error` with a message for the user if the token is missing. */
export function lakeClient({ url, token, dataset, project, program }: Arguments): SanityClient {
  const secret = token ?? process.env["SANITY_AUTH_TOKEN"];
  if (secret === undefined) {
    throw new Error(
      `A token is missing: set --token T or SANITY_AUTH_TOKEN. \`${program.name} token --role administrator\` creates one.`,
    );
  }
  return createClient({
    apiHost: url ?? "http://localhost:3400",
    useProjectHostname: false,
    projectId: project ?? program.projectId,
    dataset: dataset ?? "production",
    apiVersion: "2025-02-19",
    perspective: "raw",
    token: secret,
    useCdn: false,
  });
}
