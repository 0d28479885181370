import { anonymousClient, contentClient, draftClient } from "../../web/content/client.server.ts";

/** Reads through each of the site's clients once, as the site does, and prints how the first is set up. */
const query = '*[_type == "page"][0]';
await contentClient().fetch(query, {}, { cacheMode: "noStale" });
await draftClient("drafts").fetch(query);
await anonymousClient().fetch(query);
const { projectId, dataset, useCdn, apiVersion, perspective } = contentClient().config();
console.log(JSON.stringify({ projectId, dataset, useCdn, apiVersion, perspective }));
