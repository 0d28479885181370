import type { ListedPicture } from "@marquee/schemas/editing";
import { createDataAttribute } from "next-sanity";
import { serverEnv } from "../runtime/env.server.ts";
import type { BlockText } from "./parse/block-texts.ts";

/** A document, and whether an editor previews it. */
type EditPlace = {
  document: { id: string; type: string; reusedAt?: unknown };
  isEditing: boolean;
};

/**
 * Returns the studio URL that opens a field (Sanity's edit intent), for a plain link. `path` is the field's path in the
 * document.
 */
export function editLink({ document }: EditPlace, path: string): string {
  const params = { mode: "presentation", id: document.id, type: document.type, path };
  const intent = Object.entries(params).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `${serverEnv().studioUrl}/intent/edit/${intent.join(";")}`;
}

/**
 * Returns the `data-sanity` attribute that lets the Presentation tool open a field on click. `path` is
 * the field's path in the document. Undefined outside draft mode: visitors' HTML has no such attributes.
 */
export function editAttribute(place: EditPlace, path: string): string | undefined {
  // An empty path means the whole document, so there is no single field to open.
  if (!place.isEditing || path === "") return undefined;
  const { sanity, studioUrl } = serverEnv();
  return createDataAttribute({
    baseUrl: studioUrl,
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    id: place.document.id,
    type: place.document.type,
    path,
  }).toString();
}

/** Attributes that mark an element as a block that editors can open, drag and edit (web/editors/composing). */
export type BlockMarks = Record<`data-${string}`, string>;

/**
 * Returns the attributes of the block at a path; undefined outside draft mode. `texts` are the
 * texts that editors can type on the page. `pictures` are the pictures that editors can replace on
 * the page. `data-texts` and `data-image-fields` contain these two lists as JSON.
 */
export function blockMarks(
  place: EditPlace,
  path: string,
  type: string,
  texts: readonly BlockText[] = [],
  pictures: readonly ListedPicture[] = [],
): BlockMarks | undefined {
  const edit = editAttribute(place, path);
  if (edit === undefined) return undefined;
  // Sanity's overlays open forms, but their dragging is disabled. `web/editors/composing` moves blocks instead, because
  // it preserves their keys.
  const marks = { "data-sanity": edit, "data-sanity-drag-disable": "true" };
  // A click on a block of a reusable document opens that document. On the page, such blocks can't
  // be moved, so they get no attributes for dragging.
  if (place.document.reusedAt !== undefined) return marks;
  return {
    ...marks,
    "data-block": path,
    "data-block-type": type,
    "data-block-of": place.document.id,
    ...(texts.length === 0 ? {} : { "data-texts": JSON.stringify(texts) }),
    ...(pictures.length === 0 ? {} : { "data-image-fields": JSON.stringify(pictures) }),
  };
}
