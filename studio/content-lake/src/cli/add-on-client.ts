import type { SanityClient } from "@sanity/client";
import * as z from "zod";

const listed = z.array(z.object({ name: z.string() }));
const created = z.object({ datasetName: z.string() });

/**
 * Returns a client for the add-on dataset, which contains the comments and tasks of `client`'s
 * dataset. Returns undefined if there is no add-on dataset, or if the token may not read it.
 */
export async function findAddOn(client: SanityClient): Promise<SanityClient | undefined> {
  const { projectId = "", dataset = "production" } = client.config();
  const response: unknown = await client.request({
    uri: `/projects/${projectId}/datasets`,
    query: { datasetProfile: "comments", addonFor: dataset },
  });
  const [found] = listed.parse(response);
  return found && client.withConfig({ dataset: found.name });
}

/**
 * Returns a client for the add-on dataset, which contains the comments and tasks of `client`'s
 * dataset. Creates the add-on dataset if it is missing.
 */
export async function setUpAddOn(client: SanityClient): Promise<SanityClient> {
  const { dataset = "production" } = client.config();
  const response: unknown = await client.request({
    uri: `/comments/${dataset}/setup`,
    method: "POST",
  });
  return client.withConfig({ dataset: created.parse(response).datasetName });
}
