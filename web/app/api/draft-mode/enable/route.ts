import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { contentClient } from "../../../../content/client.server.ts";

/**
 * Where the Presentation tool opens the site: it brings a secret that it stored in the dataset a moment ago,
 * which is looked up there before the draft cookie is set. Answers 401 to everyone else.
 */
export async function GET(request: Request): Promise<Response> {
  return defineEnableDraftMode({ client: contentClient() }).GET(request);
}
