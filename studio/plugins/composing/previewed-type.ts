import { getPublishedId } from "sanity";

/** The types of the documents that the preview has displayed, by their published ids. */
const types = new Map<string, string>();

/** Notes the type of a document, which the previewed page reports when it connects. */
export function notePreviewedType(document: string, type: string): void {
  types.set(getPublishedId(document), type);
}

/** Returns the type of a document that the preview displays or has displayed. */
export const previewedType = (document: string): string =>
  types.get(getPublishedId(document)) ?? "page";
