import type { SanityClient } from "@sanity/client";
import * as z from "zod";

const listed = z.array(z.object({ name: z.string() }));
const created = z.object({ datasetName: z.string() });

/** The client of the dataset's comments and tasks; undefined if there are none, or if the token may not read them. */
export async function findAddOn(client: SanityClient): Promise<SanityClient | undefined> {
  const { projectId = "", dataset = "production" } = client.config();
  const response: unknown = await client.request({
    uri: `/projects/${projectId}/datasets`,
    query: { datasetProfile: "comments", addonFor: dataset },
  });
  const [found] = listed.parse(response);
  return found && client.withConfig({ dataset: found.name });
}

/** Creates the dataset of comments and tasks if it is missing, and returns its client. */
export async function setUpAddOn(client: SanityClient): Promise<SanityClient> {
  const { dataset = "production" } = client.config();
  const response: unknown = await client.request({
    uri: `/comments/${dataset}/setup`,
    method: "POST",
  });
  return client.withConfig({ dataset: created.parse(response).datasetName });
}
