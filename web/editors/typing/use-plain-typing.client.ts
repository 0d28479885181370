import type { ComposeRequest } from "@marquee/schemas/editing";
import type { TypingTarget } from "@marquee/schemas/type-ahead";
import { useRef } from "react";
import type { RequestOrder } from "./request-order.ts";
import type { PlainTextMessage } from "./studio-messages.ts";
import { joined, noteTyped, type TextOnPage, displayedText } from "./texts-on-page.client.ts";
import { isFocusLost, openTypedElement, type TypedElement } from "./typed-element.client.ts";
import { createTypedText, type TypedText } from "./typed-text.client.ts";

type OpenText = {
  text: TextOnPage;
  /** The words that the page displayed before the editor began to type. */
  initial: string;
  typed: TypedText;
  element: TypedElement;
  /** A message of the studio that arrived while an input method composed; null if there is none. */
  missed: PlainTextMessage | null;
};

type Options = {
  /** ID of the page's document. */
  page: string;
  /** Sends a request to the studio. */
  sendRequest: (request: ComposeRequest) => void;
  /** Orders the requests of the texts that the editor opens one after another. */
  order: RequestOrder;
  /** Called with the element that the text is typed in, again when a rendering replaced the element. */
  onOpen: (element: HTMLElement, text: TextOnPage) => void;
  /** Called for each key that is pressed in the text. Returns true if it handled the key. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called before clipboard content is inserted. Returns true if it handled the content. */
  onPaste: (clipboard: Pick<DataTransfer, "getData">) => boolean;
  /** Called when the text loses the focus. */
  onLeave: () => void;
};

/** Lets editors type the plain texts of blocks in place on the page. */
export function usePlainTyping({ page, sendRequest, order, ...on }: Options) {
  const open = useRef<OpenText | null>(null);

  /** Makes a text of the page editable. The element displays the typed value. */
  const openElement = (text: TextOnPage, typed: TypedText, cursor: number): TypedElement =>
    openTypedElement(
      text,
      { value: typed.value(), cursor },
      {
        onType: (value, cursor) => typed.type(value, cursor),
        onComposed: () => {
          const missed = open.current?.missed;
          if (open.current && missed) display(open.current, missed);
        },
        onKey: on.onKey,
        onPaste: on.onPaste,
        onLeave: on.onLeave,
      },
    );

  /** Places the cursor in a text, and scrolls to it. */
  function reveal(typed: TypedElement, offset: number): void {
    // Opens a folded part around the text, such as the answer to a question.
    const folded = typed.element.closest("details");
    if (folded !== null) folded.open = true;
    typed.focus(offset);
    typed.element.scrollIntoView({ block: "nearest" });
  }

  function focus(): void {
    const element = open.current?.element;
    if (element !== undefined) reveal(element, element.lastCursor());
  }

  /** The text that is being typed. */
  const target: TypingTarget = {
    focus,
    take: (keystroke) => open.current?.element.take(keystroke),
  };

  /** Displays the studio's text. */
  function display(text: OpenText, message: PlainTextMessage): void {
    // Changing the text would end the input method's composition.
    text.missed = text.element.isComposing() ? message : null;
    if (text.missed) return;
    const { value, cursor } = text.typed.merge(message, text.element.cursor());
    text.element.display(value, cursor);
  }

  return {
    /** Returns the text that is being typed; null if there is none. */
    text: (): TextOnPage | null => open.current?.text ?? null,
    /** Whether a text is being typed, and is empty. */
    isEmpty: (): boolean => open.current?.typed.value() === "",
    /** Whether a rendering of the page removed the element of the typed text. */
    isLost: (): boolean => open.current?.element.element.isConnected === false,
    /**
     * Starts typing a text, with the cursor at `offset` as soon as it has the focus. Returns the target
     * of keys.
     */
    begin(found: TextOnPage, offset: number): TypingTarget {
      const initial = displayedText(found);
      const text = joined(found);
      const { path } = text;
      const typed = createTypedText(initial, (change) =>
        sendRequest({ action: "typeText", document: page, path, ...change }),
      );
      const element = openElement(text, typed, offset);
      open.current = { text, initial, typed, element, missed: null };
      on.onOpen(element.element, text);
      order.send({ action: "openText", document: page, path });
      return target;
    },
    /**
     * Moves the typing to the text's new element. Keeps the typed value and the cursor, because the
     * server may have rendered the page before the last letters.
     */
    moveTo(rendered: TextOnPage): void {
      const text = open.current;
      if (text === null) return;
      const left = text.element;
      left.close(text.typed.value());
      text.initial = displayedText(rendered);
      text.text = joined(rendered);
      text.element = openElement(text.text, text.typed, left.lastCursor());
      const { element } = text.element;
      for (const name of ["data-title", "aria-label", "aria-invalid", "aria-describedby"]) {
        const value = left.element.getAttribute(name);
        if (value !== null) element.setAttribute(name, value);
      }
      if (isFocusLost()) reveal(text.element, left.lastCursor());
      on.onOpen(element, text.text);
    },
    /** Returns the focus to the text, with the cursor where it was. */
    focus,
    /** Ends the typing. The typed words stay on the page. */
    end(): void {
      const text = open.current;
      if (text === null) return;
      open.current = null;
      const value = text.typed.value();
      text.element.close(value);
      const { path } = text.text;
      noteTyped({ ...text.text, node: text.element.node() }, value !== text.initial);
      const { typed } = text;
      order.close(
        {
          path,
          isWaiting: typed.isWaiting,
          mergeStored: (message) => void typed.merge(message, 0),
        },
        { action: "closeText", document: page, path },
      );
    },
    /** Displays the studio's message about the typed text. */
    handleMessage(message: PlainTextMessage): void {
      const text = open.current;
      if (text === null) return;
      const { element } = text.element;
      element.dataset["title"] = message.title;
      element.ariaLabel = message.title;
      element.ariaInvalid = String(message.problems.length > 0);
      display(text, message);
    },
  };
}
