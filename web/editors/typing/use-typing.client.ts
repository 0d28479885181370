import type {
  StudioMessage,
  ComposeRequest,
  LinkTarget,
  StoredTarget,
} from "@marquee/schemas/editing";
import { readCells } from "@marquee/schemas/table";
import type { TypeAhead } from "@marquee/schemas/type-ahead";
import { useEffect, useEffectEvent, useState } from "react";
import { entryOf, firstTextAt, removableEntry } from "./entries-on-page.client.ts";
import type { FoundTargets, LinkState } from "./studio-messages.ts";
import { createRequestOrder } from "./request-order.ts";
import {
  type AnyTextOnPage,
  isRich,
  type TextOnPage,
  textsOnPage,
  displayedText,
} from "./texts-on-page.client.ts";
import { useTextClicks } from "./use-text-clicks.client.ts";
import { useRichTyping } from "./rich-text/use-rich-typing.client.ts";
import { type TypingKeys, typingKeyHandler } from "./typing-keys.client.ts";
import { usePlainTyping } from "./use-plain-typing.client.ts";

type Options = {
  /** ID of the page's document. */
  page: string;
  /** Whether a click on a text starts typing: a studio displays the page, and its switch “Edit” is on. */
  isEditing: boolean;
  /** Sends a request to the studio. */
  sendRequest: (request: ComposeRequest) => void;
  /**
   * Called when typing starts and ends. While an editor types, the page must not be rendered again.
   */
  onTyping: (isTyping: boolean) => void;
  /** Called when the editor leaves a text with Escape or Tab. `block` is the path of its block. */
  onLeave: (block: string) => void;
  /** Called when the editor presses `/` in an empty text or paragraph, to add a block after `block`. */
  onInsert: (block: string) => void;
  /** Called when the editor adds an entry after the list entry that is being typed. */
  onAddEntry: (entry: string) => void;
  /** Called when the editor presses Backspace in an empty entry that isn't the only one of its list. */
  onRemoveEntry: (entry: string) => void;
  /** Returns the element that contains the editing tools. A rich text's toolbar is rendered into it. */
  tools: () => HTMLElement | null;
  /** Collects the keys that the editor presses until a text can be typed. */
  typeAhead: TypeAhead;
};

/** The text that an editor types: its path, its element, and the reasons why the site would reject it. */
export type TypedNow = {
  path: string;
  block: string;
  element: HTMLElement;
  problems: readonly string[];
  /** Whether the studio has checked the text, so that `problems` is known. */
  isChecked: boolean;
  /** The link whose label the text is; null if it is no link's label. */
  link: LinkState | null;
};

/** Position in the window. */
type Point = { x: number; y: number };

/**
 * Time in ms for which the switch “Edit” must be off before the typing ends. While the studio connects
 * to the page, the studio turns the switch off and on again within 50 ms.
 */
const SETTLING = 300;

/** Matches the path of a cell of a table, or of a column's heading. */
const isCell = /\.(?:columns|rows\[_key=="[^"]+"\])\.(?:title|cell\d)$/;

/** ID of the list of reasons why the site would reject the text. */
export const PROBLEMS_ID = "typing-problems";

/** ID of the element that contains the input for the target of a link whose label is typed. */
export const LINK_ID = "typing-link";

/**
 * Lets editors type the texts of blocks where the page displays them. A click on a text starts
 * typing. Tab and Enter go to the next text, Escape leaves. Each change goes to the studio.
 * Returns the text that is typed now, and functions to start typing and to handle the studio's
 * messages.
 */
export function useTyping({
  page,
  isEditing,
  sendRequest,
  onTyping,
  onLeave,
  tools,
  typeAhead,
  ...on
}: Options) {
  const [order] = useState(() => createRequestOrder(sendRequest));
  const [now, setNow] = useState<TypedNow | null>(null);
  const [targets, setTargets] = useState<FoundTargets | null>(null);

  function displayNow(element: HTMLElement, { path, block }: AnyTextOnPage): void {
    element.setAttribute("aria-describedby", PROBLEMS_ID);
    setNow((shown) =>
      shown?.path === path
        ? { ...shown, element }
        : { path, block, element, problems: [], isChecked: false, link: null },
    );
  }

  const plain = usePlainTyping({
    page,
    sendRequest,
    order,
    onOpen: displayNow,
    onKey: takeKey,
    onPaste: fillCells,
    onLeave: leave,
  });
  const rich = useRichTyping({
    page,
    sendRequest: order.send,
    tools,
    onOpen: displayNow,
    onReady: (target) => typeAhead.deliverTo(target),
    onEnd: () => end(),
    onEscape: escape,
    onGo: go,
    onAddEntry: addEntry,
    onInsert: insert,
  });

  /** Returns the text that is being typed; null if there is none. */
  const current = (): AnyTextOnPage | null => plain.text() ?? rich.text();

  /**
   * Ends the typing. `follows` is true if the editor goes on typing in another text. The page must then
   * not be rendered in between.
   */
  function end(follows = false): void {
    if (current() === null) return;
    plain.end();
    rich.end();
    setNow(null);
    if (!follows) onTyping(false);
  }

  /** Ends the typing, and drops the keys that were pressed for a text that can't be typed now. */
  function stop(): void {
    end();
    typeAhead.discard();
  }

  /** Ends the typing, unless the focus moved to the input for the target of the typed link. */
  function leave(): void {
    if (document.activeElement?.closest(`#${LINK_ID}`) == null) end();
  }

  /**
   * Ends the typing of the current text, and starts typing the next or previous text, if there is one.
   * Otherwise calls `onLeave`.
   */
  function go(by: 1 | -1): void {
    const text = current();
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
    const text = current();
    end();
    if (text !== null) onLeave(text.block);
  }

  function addEntry(): void {
    const text = current();
    const entry = text && entryOf(text);
    if (entry === null) return;
    end();
    on.onAddEntry(entry);
  }

  /** Ends the typing, and adds a block after the block of the typed text. */
  function insert(): void {
    const text = current();
    end();
    if (text !== null) on.onInsert(text.block);
  }

  /**
   * Returns the function that removes the list entry which contains `text`, an empty text. Returns
   * null if the entry can't be removed.
   */
  function removalOf(text: TextOnPage): (() => void) | null {
    const entry = removableEntry(page, text);
    if (entry === null) return null;
    return () => {
      end();
      on.onRemoveEntry(entry);
    };
  }

  /** Returns the function for a key that only plain texts handle; null for any other key. */
  function plainKeyHandler({ key }: KeyboardEvent, text: TextOnPage): (() => void) | null {
    if (key === "Enter") return () => go(1);
    if (key === "Backspace") return plain.isEmpty() ? removalOf(text) : null;
    return key === "/" && plain.isEmpty() ? insert : null;
  }

  /** Fills the cells of a table, if the editor pastes several cells into one of them. */
  function fillCells(clipboard: Pick<DataTransfer, "getData">): boolean {
    const text = plain.text();
    const pasted = text !== null && isCell.test(text.path) ? readCells(clipboard) : null;
    if (text === null || pasted === null) return false;
    end();
    sendRequest({ action: "fillCells", document: page, path: text.path, ...pasted });
    return true;
  }

  function takeKey(event: KeyboardEvent): boolean {
    const text = plain.text();
    if (text === null) return false;
    const input = document.querySelector<HTMLInputElement>(`#${LINK_ID} input`);
    const keys: TypingKeys = {
      onUndo: () => sendRequest({ action: "undo", document: page }),
      onRedo: () => sendRequest({ action: "redo", document: page }),
      onGo: go,
      onEscape: escape,
      onAddEntry: addEntry,
      onLink: input && (() => input.focus()),
      onToolbar: null,
    };
    const work = typingKeyHandler(event, keys) ?? plainKeyHandler(event, text);
    work?.();
    return work !== null;
  }

  /**
   * Starts typing a text. In a plain text, places the cursor at `offset`. In a rich text, places it at
   * `point`. By default, the cursor is at the end of the text.
   */
  function begin(text: AnyTextOnPage, offset?: number, point?: Point): void {
    end(true);
    onTyping(true);
    // The last search marks the target of another link.
    setTargets(null);
    if (!isRich(text)) {
      typeAhead.deliverTo(plain.begin(text, offset ?? displayedText(text).length));
      return;
    }
    typeAhead.collect();
    rich.begin(text, point ?? null);
  }

  /** Starts typing the text at a path, as soon as the keys before the click have reached their text. */
  function beginAfterKeys(path: string, ...at: [offset: number, point: Point]): void {
    if (path === current()?.path) return typeAhead.enqueue(() => undefined);
    typeAhead.enqueue(() => {
      const text = textsOnPage(page).find((each) => each.path === path);
      if (text !== undefined) begin(text, ...at);
    });
  }

  /**
   * Continues typing in the new element of a text, after the page was rendered with other elements.
   */
  function reopen(): void {
    const rendered = textsOnPage(page).find(({ path }) => path === current()?.path);
    if (rendered === undefined) stop();
    else if (!isRich(rendered)) plain.moveTo(rendered);
    else if (!rich.moveTo(rendered)) begin(rendered);
  }

  const follow = useEffectEvent(() => {
    if (plain.isLost() || rich.isLost()) reopen();
  });
  useEffect(() => {
    const observer = new MutationObserver(() => follow());
    observer.observe(document.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);

  const stopLater = useEffectEvent(() => stop());
  useEffect(() => {
    if (isEditing) return undefined;
    const timer = setTimeout(() => stopLater(), SETTLING);
    return () => clearTimeout(timer);
  }, [isEditing]);

  /** Stores the problems and the link of the typed text, if they have changed. */
  const note = (noted: Pick<TypedNow, "problems" | "link">) =>
    setNow((shown) =>
      shown &&
      (!shown.isChecked ||
        JSON.stringify([shown.problems, shown.link]) !==
          JSON.stringify([noted.problems, noted.link]))
        ? { ...shown, ...noted, isChecked: true }
        : shown,
    );

  useTextClicks(isEditing ? page : null, ({ text, offset }, { clientX: x, clientY: y }) => {
    if (typeAhead.isCollecting()) beginAfterKeys(text.path, offset, { x, y });
    else begin(text, offset, { x, y });
  });

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
    /** The last search for targets, and the actions of the input for the typed link's target. */
    links: {
      targets,
      find: (query: string, current: StoredTarget): void =>
        sendRequest({ action: "findTargets", document: page, query, current }),
      set: (link: LinkTarget): void => {
        const path = plain.text()?.path;
        if (path !== undefined) sendRequest({ action: "setLink", document: page, path, link });
      },
      /** Returns the focus to the typed label. */
      focusLabel: (): void => plain.focus(),
      /** Ends the typing, if the focus moved to something other than the label. */
      leave: (): void => {
        if (document.activeElement !== now?.element) leave();
      },
    },
    /** Handles the studio's messages about the typed text. Ignores all others. */
    handleMessage(message: StudioMessage): void {
      if (message.event === "targets") {
        setTargets(message);
        return rich.listTargets(message);
      }
      if (message.event === "richText") {
        if (current()?.path !== message.path) return undefined;
        rich.handleMessage(message);
        return note({ problems: message.problems, link: null });
      }
      if (message.event !== "text" && message.event !== "textRejected") return undefined;
      if (order.handleMessage(message) || current()?.path !== message.path) return undefined;
      if (message.event === "textRejected") return stop();
      plain.handleMessage(message);
      return note({ problems: message.problems, link: message.link });
    },
  };
}
