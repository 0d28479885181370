import { createDataAttribute } from "next-sanity";
import { serverEnv } from "../env.server.ts";

/**
 * The `data-sanity` attribute that lets the Presentation tool open a field on click.
 * `path` is the field's path in the document. Undefined outside draft mode: visitors' HTML carries none.
 */
export function editAttribute(
  place: { document: { id: string }; draft: boolean },
  path: string,
): string | undefined {
  if (!place.draft) return undefined;
  const { sanity, studioUrl } = serverEnv();
  return createDataAttribute({
    baseUrl: studioUrl,
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    id: place.document.id,
    type: "page",
    path,
  }).toString();
}
