import { createDataAttribute } from "next-sanity";
import { serverEnv } from "../env.server.ts";

/** A document, and whether an editor previews it. */
type EditPlace = { document: { id: string; reusedAt?: unknown }; draft: boolean };

/**
 * The `data-sanity` attribute that lets the Presentation tool open a field on click.
 * `path` is the field's path in the document. Undefined outside draft mode: visitors' HTML carries none.
 */
export function editAttribute(place: EditPlace, path: string): string | undefined {
  if (!place.draft) return undefined;
  const { sanity, studioUrl } = serverEnv();
  return createDataAttribute({
    baseUrl: studioUrl,
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    id: place.document.id,
    type: place.document.reusedAt === undefined ? "page" : "reusableBlock",
    path,
  }).toString();
}

/** What marks an element as a block that editors open, drag and compose with (web/editing). */
export type BlockMarks = Record<`data-${string}`, string>;

/** The marks of the block at a path; undefined outside draft mode. */
export function blockMarks(place: EditPlace, path: string, type: string): BlockMarks | undefined {
  const edit = editAttribute(place, path);
  if (edit === undefined) return undefined;
  // Sanity's overlays open forms; blocks are dragged by web/editing, which keeps to their keys.
  const marks = { "data-sanity": edit, "data-sanity-drag-disable": "true" };
  // A click leads to where it is written; on the page the reusable block around it is moved, as a whole.
  if (place.document.reusedAt !== undefined) return marks;
  return {
    ...marks,
    "data-block": path,
    "data-block-type": type,
    "data-block-of": place.document.id,
  };
}
