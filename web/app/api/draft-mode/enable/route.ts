import { urlSearchParamPreviewSecret } from "@sanity/preview-url-secret/constants";
import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { contentClient } from "../../../../content/client.server.ts";
import { isEndlessSecret } from "../../../../share/endless-secret.server.ts";

/**
 * Where the Presentation tool opens the site: it brings a secret that it stored in the dataset a moment ago,
 * which is looked up there before the draft cookie is set. Answers 401 to everyone else.
 */
export async function GET(request: Request): Promise<Response> {
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret);
  if (await isEndlessSecret(secret)) return new Response("Invalid secret", { status: 401 });
  return defineEnableDraftMode({ client: contentClient() }).GET(request);
}
