import { contentClient } from "../../web/content/service/client.server.ts";
import { askAnonymously, askContent } from "../../web/content/service/content-service.server.ts";

/**
 * Reads content as the site does for visitors, for editors and anonymously. Prints the
 * configuration of Sanity's client.
 */
const query = '*[_type == "page"][0]';
await askContent({ query });
await askContent({ query, perspective: "drafts" });
await askAnonymously(query, {});
const { projectId, dataset, useCdn, apiVersion, perspective } = contentClient().config();
console.log(JSON.stringify({ projectId, dataset, useCdn, apiVersion, perspective }));
