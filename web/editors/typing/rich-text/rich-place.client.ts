import type { RichTextOnPage } from "./rich-texts-on-page.client.ts";

/**
 * The place of a rich text that an editor types: an element beside the site's own elements. React
 * knows only the site's elements. Therefore they stay in the page, and are hidden while the editor
 * types.
 */
export type RichPlace = {
  path: string;
  /**
   * The element that contains the rich-text editor. It has no box of its own (`display: contents`).
   */
  container: HTMLElement;
  /** The site's elements. */
  elements: readonly HTMLElement[];
  /** Displays the rich-text editor and hides the site's elements. */
  show: () => void;
  /** Moves the place to other elements, which replaced the site's elements in a rendering of the page. */
  moveTo: (elements: readonly HTMLElement[]) => void;
  /** Displays the site's elements again, and removes the rich-text editor. */
  restore: () => void;
};

const hide = (element: HTMLElement) => element.style.setProperty("display", "none", "important");
const reveal = (element: HTMLElement) => element.style.removeProperty("display");

/** Places that display typed texts, until the server has rendered the texts. */
const left = new Map<RichPlace, { isStored: boolean }>();

/** Opens the place of a rich text. `onRestore` is called before the place is removed. */
export function openRichPlace(
  { path, elements }: RichTextOnPage,
  onRestore: () => void,
): RichPlace | null {
  const [first] = elements;
  if (first === undefined) return null;
  const container = document.createElement("div");
  container.dataset["typing"] = "rich";
  container.style.display = "none";
  first.before(container);
  const place: RichPlace = {
    path,
    container,
    elements,
    show() {
      // Removes an earlier place of the same text. Such a place remains if the page has not been
      // rendered since the editor last left the text.
      for (const other of left.keys()) if (other.path === path) other.restore();
      container.style.display = "contents";
      // Opens each `<details>` around the text, because an editor can reach a text in a closed one with Tab.
      for (let each = container.closest("details"); each !== null;) {
        each.open = true;
        each = each.parentElement?.closest("details") ?? null;
      }
      for (const element of place.elements) hide(element);
    },
    moveTo(rendered) {
      rendered[0]?.before(container);
      place.elements = rendered;
      place.show();
    },
    restore() {
      left.delete(place);
      for (const element of place.elements) reveal(element);
      onRestore();
      container.remove();
    },
  };
  return place;
}

/** Returns the place that contains `element`, if that place still displays a typed text. */
export const openPlaceAt = (element: Element): RichPlace | undefined =>
  [...left.keys()].find(({ container }) => container.contains(element));

/** Keeps displaying the typed text at a place, until the page has been rendered with this text. */
export function retainRichPlace(place: RichPlace): void {
  left.set(place, { isStored: false });
}

/** Notes that the content service has stored all typed texts. */
export function noteRichStored(): void {
  for (const state of left.values()) state.isStored = true;
}

/** Displays the site's elements again where the typed text is stored. Called after the page was rendered again. */
export function displayStoredRich(): void {
  for (const [place, { isStored }] of left) {
    if (isStored || !place.container.isConnected) place.restore();
  }
}
