import {
  type EditStateFor,
  getDraftId,
  getPublishedId,
  getVersionId,
  pathToString,
  type ValidationMarker,
} from "sanity";

/** Time without typing after which the next letters are an undo step of their own, in ms. */
export const PAUSE = 1_000;

/** Returns the document that an editor sees: the release's version, the draft, or the published one. */
export const documentOf = ({ version, draft, published }: EditStateFor) =>
  version ?? draft ?? published;

/** Returns the ID of the document that the studio changes: the draft, or the version in a release. */
export function targetId(document: string, release: string | undefined): string {
  const id = getPublishedId(document);
  return release === undefined ? getDraftId(id) : getVersionId(id, release);
}

/**
 * Returns the reasons why a field's value can't be published. Of a rich text, pass `isRich` to get
 * those of its parts too.
 */
export function messagesAt(
  markers: readonly ValidationMarker[],
  field: string,
  isRich = false,
): string[] {
  const found = markers.filter(({ level, path }) => {
    const at = pathToString(path);
    return level !== "info" && (at === field || (isRich && at.startsWith(`${field}[`)));
  });
  return [...new Set(found.map(({ message }) => message.slice(0, 500)))].slice(0, 20);
}
