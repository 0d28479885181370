import { type Keystroke, pressKey, pressLetter } from "@marquee/schemas/type-ahead";
import { isEmptySign } from "../../content/parse/empty-text.ts";
import { isDeletion, moveCaret } from "./caret-keys.client.ts";
import styles from "./typing.module.css";
import type { TextOnPage } from "./texts-on-page.client.ts";

/** Callbacks of {@link openTypedElement}. */
type Typing = {
  /**
   * Called after each change by the editor, with the cursor's position in the text, but not while an
   * input method composes.
   */
  onType: (value: string, cursor: number) => void;
  /** Called when an input method has finished. */
  onComposed: () => void;
  /** Called for each key that is pressed in the text. Returns true if it handled the key. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called before clipboard content is inserted. Returns true if it handled the content. */
  onPaste: (clipboard: Pick<DataTransfer, "getData">) => boolean;
  /** Called when the text loses the focus. */
  onLeave: () => void;
};

/**
 * Whether no element has the focus, because a rendering removed the one that had it. A rendering must not take the
 * focus from the input for a link's target or from a toolbar.
 */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Replaces line breaks by spaces, because no block displays the line breaks of a plain text. */
const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, " ");

/**
 * Makes a text of the page editable. Replaces its text node by an editable element that contains
 * the text `value`, with the cursor at `cursor` when it gets the focus. React knows only the text node, so the caller must call `close`, which puts
 * the node back, before React renders the page again. If an earlier rendering of React removes the
 * element, inserts the element again.
 */
export function openTypedElement(
  text: TextOnPage,
  { value: initial, cursor: at }: { value: string; cursor: number },
  typing: Typing,
) {
  const parent = text.node.parentElement;
  let { node } = text;
  let selected: [from: number, to: number] = [at, at];
  const element = document.createElement("span");
  element.className = styles.text ?? "";
  // With this value, browsers insert no markup. It is set with `setAttribute`, because older
  // browsers reject it as a property value.
  element.setAttribute("contenteditable", "plaintext-only");
  element.setAttribute("role", "textbox");
  element.spellcheck = true;
  element.dataset["typing"] = "";
  let isComposing = false;
  const stop = new AbortController();
  const { signal } = stop;

  const read = () => oneLine(element.textContent);

  /**
   * Converts a DOM position (node and offset) to a position in the text. Returns the text's end if the
   * node is outside the text.
   */
  function positionOf(at: Node | null, offset: number): number {
    if (!at || !element.contains(at)) return read().length;
    const range = document.createRange();
    range.selectNodeContents(element);
    range.setEnd(at, offset);
    return range.toString().length;
  }

  /** Returns the cursor's position in the text, or the last one while React has removed the element. */
  function cursor(): number {
    const selection = getSelection();
    if (!selection?.focusNode || !element.contains(selection.focusNode)) return selected[1];
    return positionOf(selection.focusNode, selection.focusOffset);
  }

  /** Selects the text between two positions; places the cursor if they are equal. */
  function select(from: number, to: number): void {
    const text = element.firstChild ?? element;
    const within = (at: number) => Math.max(0, Math.min(at, text.textContent?.length ?? 0));
    getSelection()?.setBaseAndExtent(text, within(from), text, within(to));
  }

  const place = (at: number) => select(at, at);

  /** Stores the selection, to restore it if React replaces the element. */
  function noteSelection(): void {
    const selection = getSelection();
    if (!selection || document.activeElement !== element) return;
    selected = [positionOf(selection.anchorNode, selection.anchorOffset), cursor()];
  }

  function write(value: string): void {
    element.replaceChildren(...(value === "" ? [] : [value]));
  }

  function insert(text: string): void {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    range.deleteContents();
    const at = cursor();
    const value = element.textContent;
    write(value.slice(0, at) + text + value.slice(at));
    place(at + text.length);
    noteSelection();
    typing.onType(read(), cursor());
  }

  /** Does what the browser does for a key that the page doesn't handle. */
  function takeKey(key: Extract<Keystroke, { type: "key" }>): void {
    if (key.key.toLowerCase() === "a" && (key.ctrlKey || key.metaKey)) select(0, read().length);
    if (!isDeletion(key)) return moveCaret(key);
    const end = key.key === "Backspace" ? 0 : read().length;
    if (getSelection()?.isCollapsed && cursor() === end) return;
    if (getSelection()?.isCollapsed) moveCaret({ ...key, shiftKey: true });
    insert("");
  }

  const takeInput = (event: InputEvent) => {
    // Disables the browser's undo, because the studio's history covers all texts and blocks of the
    // page.
    if (event.inputType.startsWith("history")) return event.preventDefault();
    if (event.dataTransfer !== null && typing.onPaste(event.dataTransfer)) {
      return event.preventDefault();
    }
    const pasted = event.dataTransfer?.getData("text/plain");
    if (pasted !== undefined && pasted !== "") {
      event.preventDefault();
      return insert(oneLine(pasted));
    }
    if (/^insert(?:Paragraph|LineBreak)$/.test(event.inputType)) event.preventDefault();
    return undefined;
  };

  element.addEventListener("beforeinput", takeInput, { signal });
  element.addEventListener(
    "input",
    () => {
      if (isComposing) return;
      // Some browsers leave a line break in an emptied element.
      if (read().trim() === "" && element.firstElementChild) write("");
      // Firefox sends `selectionchange` later, and React may replace the element before that.
      noteSelection();
      typing.onType(read(), cursor());
    },
    { signal },
  );
  element.addEventListener("compositionstart", () => (isComposing = true), { signal });
  element.addEventListener(
    "compositionend",
    () => {
      isComposing = false;
      typing.onType(read(), cursor());
      typing.onComposed();
    },
    { signal },
  );
  const leave = () => {
    if (!signal.aborted && document.activeElement !== element) typing.onLeave();
  };
  element.addEventListener("blur", () => setTimeout(leave), { signal });
  document.addEventListener("selectionchange", noteSelection, { signal });
  const observer = new MutationObserver(() => {
    const rendered = parent?.firstChild;
    if (element.isConnected || !(rendered instanceof Text)) return;
    node = rendered;
    node.replaceWith(element);
    if (!isFocusLost()) return;
    const [from, to] = selected;
    element.focus({ preventScroll: true });
    select(from, to);
  });
  if (parent) observer.observe(parent, { childList: true });
  // Stops these events from reaching the page's own handlers and Sanity's overlays. Otherwise keys
  // would trigger the editing toolbar, which moves or removes the block, and a click on a link's text
  // would follow the link.
  for (const type of [
    "keydown",
    "keyup",
    "keypress",
    "mousedown",
    "mouseup",
    "click",
    "dblclick",
  ]) {
    addEventListener(
      type,
      (event) => {
        if (!(event.target instanceof Node) || !element.contains(event.target)) return;
        event.stopImmediatePropagation();
        if (type === "click") event.preventDefault();
        const isHandled =
          event instanceof KeyboardEvent &&
          type === "keydown" &&
          !event.isComposing &&
          typing.onKey(event);
        if (isHandled) event.preventDefault();
      },
      { signal, capture: true },
    );
  }

  // An empty text displays the title of its field. Until the studio has sent the title, uses the
  // title in the placeholder.
  element.dataset["title"] = parent?.dataset["placeholder"] ?? "";
  const shown = node.data;
  write(initial);
  node.replaceWith(element);

  return {
    element,
    read,
    cursor,
    /** Returns the text node that `close` puts back. */
    node: () => node,
    isComposing: () => isComposing,
    /** Returns the last position of the cursor, even after the element was removed. */
    lastCursor: () => selected[1],
    focus(at: number): void {
      element.focus({ preventScroll: true });
      place(at);
      selected = [at, at];
    },
    /** Applies what the editor typed before the text was ready. */
    take(keystroke: Keystroke): void {
      if (keystroke.type === "paste") {
        const getData = (type: string) => (type === "text/plain" ? keystroke.text : "");
        return typing.onPaste({ getData }) ? undefined : insert(oneLine(keystroke.text));
      }
      if (keystroke.type === "text") {
        if (!pressLetter(element, keystroke.text)) insert(oneLine(keystroke.text));
      } else if (!pressKey(element, keystroke)) takeKey(keystroke);
    },
    /** Displays a value that the studio has merged. */
    display(value: string, at: number): void {
      if (value === read()) return;
      write(value);
      if (document.activeElement === element) place(at);
      // `selectionchange` comes later, and React may replace the element before that.
      selected = [at, at];
    },
    /** Ends the editing: puts the text node back, with the given text. */
    close(value: string): void {
      stop.abort();
      observer.disconnect();
      node.data = value === "" && isEmptySign(shown) ? shown : value;
      element.replaceWith(node);
    },
  };
}

export type TypedElement = ReturnType<typeof openTypedElement>;
