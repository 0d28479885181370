import type { ComposeAnswer, ComposeRequest } from "@marquee/schemas/editing";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { entryOf, isEmptyEntry, listOfEntry } from "./entries-on-page.client.ts";
import { createRequestOrder } from "./request-order.ts";
import { openTypedElement, type TypedElement } from "./typed-element.client.ts";
import { createTypedText, type TypedText } from "./typed-text.client.ts";
import {
  type AnyTextOnPage,
  isMissing,
  joined,
  isRich,
  noteTyped,
  textAt,
  type TextOnPage,
  textsOnPage,
  wordsOf,
} from "./texts-on-page.client.ts";
import { useRichTyping } from "./rich-text/use-rich-typing.client.ts";

type Options = {
  /** ID of the page's document. */
  page: string;
  /** Whether a click on a text starts typing: a studio displays the page, and its switch “Edit” is on. */
  isEditing: boolean;
  /** Sends a request to the studio. */
  ask: (request: ComposeRequest) => void;
  /**
   * Called when typing starts and ends. While an editor types, the page must not be rendered again.
   */
  onTyping: (isTyping: boolean) => void;
  /** Called when the editor leaves a text with Escape or Tab. `block` is the path of its block. */
  onLeave: (block: string) => void;
  /** Called when the editor presses `/` in an empty text, to add a block after `block`. */
  onInsert: (block: string) => void;
  /** Called when the editor adds an entry after the list entry that is being typed. */
  onAddEntry: (entry: string) => void;
  /** Called when the editor presses Backspace in an empty entry that isn't the only one of its list. */
  onRemoveEntry: (entry: string) => void;
  /** Returns the element that contains the editing tools. A rich text's toolbar is rendered into it. */
  tools: () => HTMLElement | null;
};

type StudioText = Extract<ComposeAnswer, { tell: "text" }>;

type OpenText = {
  text: TextOnPage;
  /** The words that the page displayed before the editor began to type. */
  initial: string;
  typed: TypedText;
  element: TypedElement;
  /** An answer of the studio that arrived while an input method composed; null if there is none. */
  missed: StudioText | null;
};

/**
 * Returns the first text to type in the block or entry at a path. This is the first required text
 * that is missing, or else the first text that isn't empty, or else the first text. Undefined if
 * the block or entry displays no text.
 */
export function firstTextAt(page: string, path: string): AnyTextOnPage | undefined {
  const texts = textsOnPage(page).filter(
    (text) => text.block === path || text.path.startsWith(`${path}.`),
  );
  return texts.find(isMissing) ?? texts.find((text) => wordsOf(text) !== "") ?? texts[0];
}

/** The text that an editor types: its path, its element, and the reasons why the site would reject it. */
export type TypedNow = {
  path: string;
  block: string;
  element: HTMLElement;
  problems: readonly string[];
};

/** ID of the list of reasons why the site would reject the text. */
export const PROBLEMS_ID = "typing-problems";

const isUndoKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);

/** Whether a key adds an entry to the list that contains the text. */
const isAddKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === "Enter" && (ctrlKey || metaKey);
const isRedoKey = ({ key, shiftKey }: KeyboardEvent) => shiftKey || key.toLowerCase() === "y";

/**
 * Lets editors type the texts of blocks where the page displays them. A click on a text starts
 * typing. Tab and Enter go to the next text, Escape leaves. Each change goes to the studio at once.
 * Returns the text that is typed now, and functions to start typing and to handle the studio's
 * answers.
 */
export function useTyping({ page, isEditing, ask, onTyping, onLeave, tools, ...on }: Options) {
  const open = useRef<OpenText | null>(null);
  const [order] = useState(() => createRequestOrder(ask));
  const [now, setNow] = useState<TypedNow | null>(null);
  const rich = useRichTyping({
    page,
    ask: order.send,
    tools,
    onOpen: (element, { path, block }) => {
      element.setAttribute("aria-describedby", PROBLEMS_ID);
      setNow({ path, block, element, problems: [] });
    },
    onEnd: () => end(),
    onEscape: escape,
    onGo: go,
    onAddEntry: addEntry,
  });

  /**
   * Ends the typing. `follows` is true if the editor goes on typing in another text. The page must then
   * not be rendered in between.
   */
  function end(follows = false): void {
    const text = open.current;
    if (text === null && rich.text() === null) return;
    if (text === null) rich.end();
    else closePlain(text);
    setNow(null);
    if (!follows) onTyping(false);
  }

  function closePlain(text: OpenText): void {
    open.current = null;
    const value = text.typed.value();
    text.element.close(value);
    const { path } = text.text;
    noteTyped({ ...text.text, node: text.element.node() }, value !== text.initial);
    const { typed } = text;
    order.close(
      { path, isWaiting: typed.isWaiting, hear: (answer) => void typed.hear(answer, 0) },
      { ask: "closeText", document: page, path },
    );
  }

  /**
   * Ends the typing of the current text, and starts typing the next or previous text, if there is one.
   * Otherwise calls `onLeave`.
   */
  function go(by: 1 | -1): void {
    const text = open.current?.text ?? rich.text();
    if (text === null) return;
    end(true);
    const texts = textsOnPage(page);
    const at = texts.findIndex(({ path }) => path === text.path);
    const next = at === -1 ? undefined : texts[at + by];
    if (next !== undefined) return begin(next);
    onTyping(false);
    onLeave(text.block);
  }

  function escape(): void {
    const text = open.current?.text ?? rich.text();
    end();
    if (text !== null) onLeave(text.block);
  }

  function addEntry(): void {
    const text = open.current?.text ?? rich.text();
    const entry = text && entryOf(text);
    if (entry === null) return;
    end();
    on.onAddEntry(entry);
  }

  /**
   * Removes the list entry that contains `text`, an empty text. Returns false if another text of the
   * entry isn't empty, or if the list has no other entry.
   */
  function removeEntry(text: TextOnPage): boolean {
    const entry = entryOf(text);
    const texts = textsOnPage(page).filter(({ block }) => block === text.block);
    if (entry === null || !isEmptyEntry(texts, entry, text.path)) return false;
    const list = `${listOfEntry(entry)}[`;
    const isOnly = texts.every(({ path }) => !path.startsWith(list) || path.startsWith(entry));
    if (isOnly) return false;
    end();
    on.onRemoveEntry(entry);
    return true;
  }

  function takeKey(event: KeyboardEvent): boolean {
    const text = open.current?.text;
    if (text === undefined) return false;
    if (isUndoKey(event)) {
      ask({ ask: isRedoKey(event) ? "redo" : "undo", document: page });
      return true;
    }
    if (event.key === "/" && open.current?.typed.value() === "") {
      end();
      on.onInsert(text.block);
    } else if (event.key === "Backspace") {
      return open.current?.typed.value() === "" && removeEntry(text);
    } else if (isAddKey(event)) addEntry();
    else if (event.key === "Tab") go(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter") go(1);
    else if (event.key === "Escape") escape();
    else return false;
    return true;
  }

  /**
   * Starts typing a text. In a plain text, places the cursor at `offset`. In a rich text, places it at
   * `point`. By default, the cursor is at the end of the text.
   */
  function begin(text: AnyTextOnPage, offset?: number, point?: { x: number; y: number }): void {
    end(true);
    onTyping(true);
    if (isRich(text)) rich.begin(text, point ?? null);
    else beginPlain(text, offset ?? wordsOf(text).length);
  }

  function beginPlain(shown: TextOnPage, offset: number): void {
    const initial = wordsOf(shown);
    const text = joined(shown);
    const { path } = text;
    const typed = createTypedText(initial, (change) =>
      ask({ ask: "typeText", document: page, path, ...change }),
    );
    const element = openElement(text, typed);
    open.current = { text, initial, typed, element, missed: null };
    reveal(element, offset);
    setNow({ path, block: text.block, element: element.element, problems: [] });
    order.send({ ask: "openText", document: page, path });
  }

  /** Makes a text of the page editable. The element displays the typed value. */
  const openElement = (text: TextOnPage, typed: TypedText): TypedElement =>
    openTypedElement(text, typed.value(), {
      onType: (value) => typed.type(value),
      onComposed: () => {
        const missed = open.current?.missed;
        if (open.current && missed) show(open.current, missed);
      },
      onKey: takeKey,
      onLeave: () => end(),
    });

  /** Places the cursor in a text, and scrolls to it. */
  function reveal(typed: TypedElement, offset: number): void {
    // Opens a folded part around the text, such as the answer to a question.
    const folded = typed.element.closest("details");
    if (folded !== null) folded.open = true;
    typed.focus(offset);
    typed.element.scrollIntoView({ block: "nearest" });
  }

  /** Displays the studio's text. */
  function show(text: OpenText, answer: StudioText): void {
    // Changing the text would end the input method's composition.
    text.missed = text.element.isComposing() ? answer : null;
    if (text.missed) return;
    const { value, cursor } = text.typed.hear(answer, text.element.cursor());
    text.element.display(value, cursor);
  }

  /**
   * Continues typing in the new element of a text, after the page was rendered with other elements.
   */
  function reopen(): void {
    const text = open.current;
    const path = (text?.text ?? rich.text())?.path;
    const rendered = textsOnPage(page).find((each) => each.path === path);
    if (rendered === undefined) end();
    else if (text === null || isRich(rendered)) begin(rendered);
    else moveTo(rendered, text);
  }

  /**
   * Moves the typing to the text's new element. Keeps the typed value and the cursor, because the
   * server may have rendered the page before the last letters.
   */
  function moveTo(rendered: TextOnPage, text: OpenText): void {
    const left = text.element;
    left.close(text.typed.value());
    text.initial = wordsOf(rendered);
    text.text = joined(rendered);
    text.element = openElement(text.text, text.typed);
    const { element } = text.element;
    for (const name of ["data-title", "aria-label", "aria-invalid", "aria-describedby"]) {
      const value = left.element.getAttribute(name);
      if (value !== null) element.setAttribute(name, value);
    }
    reveal(text.element, left.lastCursor());
    setNow((shown) => shown && { ...shown, element });
  }

  const follow = useEffectEvent(() => {
    const isLost = open.current ? !open.current.element.element.isConnected : rich.isLost();
    if (isLost) reopen();
  });
  useEffect(() => {
    const observer = new MutationObserver(() => follow());
    observer.observe(document.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);

  const stop = useEffectEvent(() => end());
  useEffect(() => {
    if (!isEditing) stop();
  }, [isEditing]);

  const showProblems = (problems: readonly string[]) =>
    setNow((shown) =>
      shown && JSON.stringify(shown.problems) !== JSON.stringify(problems)
        ? { ...shown, problems }
        : shown,
    );

  const click = useEffectEvent((event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isEditing || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const found = textAt(page, event);
    if (found === null) return;
    // Otherwise Sanity's overlays would open the block's form, and a link would be followed.
    event.preventDefault();
    event.stopImmediatePropagation();
    begin(found.text, found.offset, { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const take = (event: MouseEvent) => click(event);
    addEventListener("click", take, true);
    return () => removeEventListener("click", take, true);
  }, []);

  return {
    now,
    end,
    /**
     * Starts typing the first text of the block or list entry at a path. Returns false if the block
     * or entry displays no text.
     */
    beginAt(path: string): boolean {
      const first = firstTextAt(page, path);
      if (first === undefined) return false;
      begin(first);
      return true;
    },
    /** Handles the studio's answers about the typed text. Ignores all others. */
    hear(answer: ComposeAnswer): void {
      if (answer.tell === "pages") return rich.listPages(answer);
      if (answer.tell === "richText") {
        rich.hear(answer);
        return showProblems(answer.problems);
      }
      if (answer.tell !== "text" && answer.tell !== "textRefused") return undefined;
      if (order.hear(answer)) return undefined;
      const text = open.current;
      if ((text?.text ?? rich.text())?.path !== answer.path) return undefined;
      if (answer.tell === "textRefused") return end();
      if (text === null) return undefined;
      const { element } = text.element;
      element.dataset["title"] = answer.title;
      element.ariaLabel = answer.title;
      element.ariaInvalid = String(answer.problems.length > 0);
      element.setAttribute("aria-describedby", PROBLEMS_ID);
      show(text, answer);
      return showProblems(answer.problems);
    },
  };
}
