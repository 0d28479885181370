import { useEffect, useEffectEvent, useRef } from "react";
import { getPublishedId } from "sanity";
import { useRouter } from "sanity/router";
import { focusFirst, focusFirstField, focusSoon, inputs } from "../../ui/focus-field.ts";
import { isWithin } from "./block-path.ts";
import {
  documentForm,
  fieldAt,
  fieldsIn,
  formDialog,
  pane,
} from "../../ui/internals/studio-dom.ts";
import { previewedType } from "./previewed-type.ts";

/** Decodes a path of the studio's URL, in which Presentation escapes some characters. */
function decoded(path: unknown): string {
  if (typeof path !== "string") return "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Calls `onOpen` with a field's path when an editor opens or focuses a field of the document. Calls
 * `onOpen` with an empty path when an editor closes the document's form. Sanity's Presentation
 * stores the path in one of two places. It uses the URL's path if the editor clicked the field in
 * the preview or focused the field. It uses the search parameter `path` if the editor opened the
 * field from a list of the form. The place that changed last applies.
 */
export function useOpenedField(document: string | undefined, onOpen: (path: string) => void): void {
  const { state } = useRouter();
  const isOpen = document !== undefined && state["id"] === getPublishedId(document);
  const focused = isOpen ? decoded(state["path"]) : "";
  const search = new Map(state._searchParams ?? []);
  const listed = isOpen ? decoded(search.get("path")) : "";
  const open = useEffectEvent(onOpen);
  useEffect(() => open(focused), [focused]);
  useEffect(() => open(listed), [listed]);
}

/** Time in ms after the appearance of a form within which it may take the focus. */
const SETTLING = 1_500;

/** Time in ms within which a form appears, even on a slow machine. */
const OPENING = 15_000;

/**
 * Makes the panes beside the page inert while the form of the block at `path` opens, because it would take the focus,
 * and keys that the editor presses for the page. Ends when the editor moves the mouse out of the page, or when `signal`
 * is aborted.
 */
function holdFocus(path: string, signal: AbortSignal): void {
  const panes = [...document.querySelectorAll(pane)];
  const hold = new AbortController();
  const release = () => hold.abort();
  let end = performance.now() + OPENING;
  let isShown = false;
  const timer = setInterval(() => {
    if (!isShown && document.querySelector(`${formDialog} ${fieldsIn(path)}`) !== null) {
      isShown = true;
      end = performance.now() + SETTLING;
    }
    if (performance.now() > end) release();
  }, 100);
  for (const each of panes) each.toggleAttribute("inert", true);
  hold.signal.addEventListener("abort", () => {
    clearInterval(timer);
    for (const each of panes) each.toggleAttribute("inert", false);
  });
  signal.addEventListener("abort", release, { signal: hold.signal });
  document.addEventListener("pointermove", release, { capture: true, signal: hold.signal });
}

export function useOpenForm() {
  const { navigate, state } = useRouter();
  const watch = useRef<AbortController | null>(null);
  /** The blocks whose forms were opened by their selection on the page, since the editor used the studio. */
  const followed = useRef(new Set<string>());
  useEffect(() => () => watch.current?.abort(), []);

  function endFollowing(): void {
    watch.current?.abort();
    followed.current.clear();
  }

  function show(document: string, type: string, path: string, options = {}): void {
    const { _searchParams = [] } = state;
    const field = path === "" ? {} : { path };
    navigate({ type, id: getPublishedId(document), ...field, _searchParams }, options);
  }

  return {
    /** Opens a block's form and leaves the focus where it is. */
    show: (document: string, path: string): void => show(document, previewedType(document), path),
    /**
     * Opens a block's form in place of another one, without a new entry in the browser's history. The focus stays on the
     * page.
     */
    follow(block: { document: string; path: string }): void {
      watch.current?.abort();
      watch.current = new AbortController();
      const { signal } = watch.current;
      holdFocus(block.path, signal);
      for (const type of ["pointerdown", "keydown"] as const) {
        document.addEventListener(type, endFollowing, { capture: true, signal });
      }
      followed.current.add(block.path);
      show(block.document, previewedType(block.document), block.path, { replace: true });
    },
    /**
     * Whether a field opens only because the form follows the page, on which the editor may have selected another block
     * meanwhile.
     */
    isFollowing: (path: string): boolean =>
      [...followed.current].some((block) => isWithin(path, block)),
    /** Whether the form of a block is open, even if the page has the focus and the URL therefore names no field. */
    isOpen: (): boolean => document.querySelector(formDialog) !== null,
    /** Opens a block's form and focuses its first field. */
    open(document: string, path: string): void {
      endFollowing();
      show(document, previewedType(document), path);
      focusFirstField(path);
    },
    /** Opens a document's form and focuses a field. With an empty path, it only opens the form. */
    openField({ document, type, path }: { document: string; type: string; path: string }): void {
      endFollowing();
      show(document, type, path);
      if (path !== "") focusSoon(fieldAt(path));
    },
    /** Focuses the form of the open block, or else the page's form. */
    focus(): void {
      endFollowing();
      if (focusFirst(`${formDialog} ${inputs}`)) return;
      focusFirst(`${documentForm} ${inputs}`);
    },
  };
}
