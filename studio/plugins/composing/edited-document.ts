import { map, startWith } from "rxjs";
import {
  type DocumentStore,
  type EditStateFor,
  getDraftId,
  getPublishedId,
  getVersionId,
  pathToString,
  type ValidationMarker,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { previewedType } from "./previewed-type.ts";

/** Time without typing in ms after which the next letters belong to a new undo step. */
export const PAUSE = 1_000;

/**
 * Time in ms for which the block of an opened text may be missing in the studio's document. The page may
 * display a new block before the document has it.
 */
export const APPEARING = 5_000;

/** Returns the reason why an editor can't change a page in the studio's published perspective. */
export const publishedReason = (): string =>
  translate("You can't edit the published version. Select “Drafts” or a release above.");

/**
 * Returns an observable of a page's validation problems, which begins with an empty list. `target`
 * is the document's ID.
 */
export const markersOf = (store: DocumentStore, target: string) =>
  store.pair.validation(target, previewedType(target), false).pipe(
    map(({ validation }) => validation),
    startWith<ValidationMarker[]>([]),
  );

/**
 * Returns the document that an editor sees: the release's version, the draft, or the published
 * document.
 */
export const documentOf = ({ version, draft, published }: EditStateFor) =>
  version ?? draft ?? published;

/** Returns the ID of the document that the studio changes: the draft, or the version in a release. */
export function targetId(document: string, release: string | undefined): string {
  const id = getPublishedId(document);
  return release === undefined ? getDraftId(id) : getVersionId(id, release);
}

/**
 * Returns the reasons why a field's value can't be published. For a rich text, `isRich` also
 * includes the reasons why parts of the text can't be published.
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
