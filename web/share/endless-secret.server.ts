import "server-only";
import { schemaIdSingleton } from "@sanity/preview-url-secret/constants";
import { askContent } from "../content/content-service.server.ts";

const query = "count(*[_id == $id && secret == $secret]) > 0";

/**
 * Whether a preview secret is the one that Sanity's Preview tool can share with everybody: it has no end and opens the
 * editors' view, so this site takes it for none. The studio offers no such link; an older one may have left one behind.
 */
export async function isEndlessSecret(secret: string | null): Promise<boolean> {
  if (secret === null || secret === "") return false;
  const params = { id: schemaIdSingleton, secret };
  return (await askContent({ query, params, perspective: "raw" })).result !== false;
}
