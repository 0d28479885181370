import type { ComposeRequest } from "@marquee/schemas/editing";
import type { TypingTarget } from "@marquee/schemas/type-ahead";
import { useRef } from "react";
import { cleanPatches } from "./clean-patches.client.ts";
import type { FoundTargets, RichTextMessage } from "../studio-messages.ts";
import type { RichEditor } from "./rich-editor.client.tsx";
import { isFocusLost } from "../typed-element.client.ts";
import { isRich, textsOnPage } from "../texts-on-page.client.ts";
import { retainRichPlace, openRichPlace, type RichPlace } from "./rich-place.client.ts";
import type { RichTextOnPage } from "./rich-texts-on-page.client.ts";

const loadEditor = () =>
  Promise.all([import("./rich-editor.client.tsx"), import("@marquee/schemas/pasting")]);

type Options = {
  /** ID of the page's document. */
  page: string;
  /** Sends a request to the studio. */
  sendRequest: (request: ComposeRequest) => void;
  /** Returns the element of the editing tools, which the text's toolbar is rendered into. */
  tools: () => HTMLElement | null;
  /**
   * Called with the element of the rich-text editor as soon as the text can be edited, and again when
   * a rendering moved the editor.
   */
  onOpen: (element: HTMLElement, text: RichTextOnPage) => void;
  /** Called when the text can be typed. It gets the focus from the target's `focus`. */
  onReady: (target: TypingTarget) => void;
  /** Called when the focus leaves the text. */
  onEnd: () => void;
  /** Called for Escape. */
  onEscape: () => void;
  /** Called for Tab (1) and Shift+Tab (-1) to go to the next or the previous text. */
  onGo: (by: 1 | -1) => void;
  /** Called to add an entry to the list that contains the text. */
  onAddEntry: () => void;
  /** Called to add a block after the text's block. */
  onInsert: () => void;
};

type Point = { x: number; y: number };

type OpenRich = {
  text: RichTextOnPage;
  point: Point | null;
  place: RichPlace | null;
  editor: RichEditor | null;
  /** The studio's last message; null before the first one. */
  message: RichTextMessage | null;
};

/**
 * Lets editors edit the rich texts of blocks in place on the page. The code of the rich-text editor is
 * loaded at the first click on a rich text.
 */
export function useRichTyping({ page, sendRequest, tools, ...on }: Options) {
  const open = useRef<OpenRich | null>(null);

  async function mount(rich: OpenRich, message: RichTextMessage): Promise<void> {
    const [{ mountRichEditor }, { createPasteBehaviors }] = await loadEditor();
    const host = tools();
    if (open.current !== rich || rich.place !== null || host === null) return;
    const { text, point } = rich;
    const { path } = text;
    // Finds the text again, because React may have replaced its elements while the code of the
    // rich-text editor was loading.
    const shown = textsOnPage(page).find((each) => each.path === path);
    const place = openRichPlace(shown && isRich(shown) ? shown : text, () =>
      rich.editor?.unmount(),
    );
    if (place === null) return;
    rich.place = place;
    rich.editor = mountRichEditor(place, rich.message ?? message, {
      tools: host,
      point,
      onType(number, made) {
        const patches = cleanPatches(made);
        if (patches.length === 0) return false;
        sendRequest({ action: "typeRichText", document: page, path, number, patches });
        return true;
      },
      onFindTargets: (query, current) =>
        sendRequest({ action: "findTargets", document: page, query, current }),
      pasteBehaviors: createPasteBehaviors((losses) =>
        sendRequest({ action: "reportPaste", losses }),
      ),
      onUndo: () => sendRequest({ action: "undo", document: page }),
      onRedo: () => sendRequest({ action: "redo", document: page }),
      onOpen: (element) => on.onOpen(element, text),
      onReady: (target) => on.onReady(target),
      onLeave: () => on.onEnd(),
      onEscape: () => on.onEscape(),
      onGo: (by) => on.onGo(by),
      onAddEntry: () => on.onAddEntry(),
      onInsert: () => on.onInsert(),
    });
  }

  return {
    /** Returns the rich text that is being edited; null if there is none. */
    text: (): RichTextOnPage | null => open.current?.text ?? null,
    /** Whether the edited text's element is no longer in the page, because a new render replaced it. */
    isLost(): boolean {
      const element = open.current?.place?.container ?? open.current?.text.elements[0];
      return element?.isConnected === false;
    },
    /** Starts the editing of a text. Puts the cursor at `point` in the window, or at the text's end if it is null. */
    begin(text: RichTextOnPage, point: Point | null): void {
      open.current = { text, point, place: null, editor: null, message: null };
      sendRequest({ action: "openRichText", document: page, path: text.path });
      void loadEditor();
    },
    /**
     * Moves the editor to the text's new elements, after the page was rendered with other elements.
     * Returns false if the editor isn't loaded yet.
     */
    moveTo(rendered: RichTextOnPage): boolean {
      const rich = open.current;
      if (!rich?.place || !rich.editor) return false;
      rich.text = rendered;
      rich.place.moveTo(rendered.elements);
      if (isFocusLost()) rich.editor.focusAgain();
      return true;
    },
    /** Ends the editing. A changed text stays on the page until the server has rendered it. */
    end(): void {
      const rich = open.current;
      if (rich === null) return;
      open.current = null;
      const { place, editor } = rich;
      if (place && editor?.isChanged()) {
        editor.freeze();
        retainRichPlace(place);
      } else place?.restore();
      sendRequest({ action: "closeRichText", document: page, path: rich.text.path });
    },
    handleMessage(message: RichTextMessage): void {
      const rich = open.current;
      if (rich?.text.path !== message.path) return;
      rich.message = message;
      if (rich.editor) return rich.editor.handleMessage(message);
      void mount(rich, message);
    },
    listTargets: (found: FoundTargets) => open.current?.editor?.listTargets(found),
  };
}
