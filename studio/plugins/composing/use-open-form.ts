import { useEffect, useEffectEvent, useRef } from "react";
import { getPublishedId } from "sanity";
import { useRouter } from "sanity/router";
import { focusFirst, focusFirstField, focusSoon, inputs } from "../../ui/focus-field.ts";
import { isWithin } from "./block-path.ts";
import { documentForm, fieldAt, formDialog } from "../../ui/internals/studio-dom.ts";

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

/** Time in ms within which a form that opens may take the focus. */
const OPENING = 1_500;

/**
 * Calls `onTaken` each time a form that opens takes the focus, and `onUse` when the editor uses the studio, until
 * `signal` is aborted.
 */
function watchFocus(
  signal: AbortSignal,
  { onTaken, onUse }: { onTaken: () => void; onUse: () => void },
): void {
  const options = { capture: true, signal };
  const until = performance.now() + OPENING;
  const take = ({ target }: FocusEvent) => {
    const form = target instanceof Element && target.closest(`${documentForm}, ${formDialog}`);
    if (form && performance.now() < until) onTaken();
  };
  document.addEventListener("focusin", take, options);
  for (const type of ["pointerdown", "keydown"] as const) {
    document.addEventListener(type, onUse, options);
  }
}

/** Returns functions that open or focus the form beside the preview. */
export function useOpenForm() {
  const { navigate, state } = useRouter();
  const watch = useRef<AbortController | null>(null);
  /** The blocks whose forms were opened by their selection on the page, since the editor used the studio. */
  const followed = useRef(new Set<string>());
  /** Whether a form that opens leaves the focus on the page. */
  const keepsFocus = useRef(false);
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
    show: (document: string, path: string): void => show(document, "page", path),
    /**
     * Opens a block's form in place of another one, without a new entry in the browser's history. The focus stays on the
     * page until `stay` is called: `focusPage` returns it if the form takes it.
     */
    follow(block: { document: string; path: string }, focusPage: () => void): void {
      watch.current?.abort();
      watch.current = new AbortController();
      keepsFocus.current = true;
      const onTaken = () => (keepsFocus.current ? focusPage() : undefined);
      watchFocus(watch.current.signal, { onTaken, onUse: endFollowing });
      followed.current.add(block.path);
      show(block.document, "page", block.path, { replace: true });
    },
    /** Leaves the focus where the editor moves it from now on. */
    stay(): void {
      keepsFocus.current = false;
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
      show(document, "page", path);
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
