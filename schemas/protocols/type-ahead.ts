import { longestPaste, longestText, mostKeystrokes } from "./keystroke-bounds.ts";
import type { Keystroke } from "./keystrokes.contract.ts";

export type { Keystroke } from "./keystrokes.contract.ts";

type Key = Extract<Keystroke, { type: "key" }>;

/** What receives the keystrokes: a text, or an input. */
export type TypingTarget = {
  focus: () => void;
  /** Applies a keystroke, as the browser does if the target has the focus. */
  take: (keystroke: Keystroke) => void;
};

/** Time in ms to wait for the keystrokes of the other window. */
const RESPONSE_TIMEOUT = 5_000;

/** Keys that edit or leave a text. Other keys that type no text, such as F6, are left to the page. */
const editingKeys = new Set([
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "Backspace",
  "Delete",
  "End",
  "Enter",
  "Escape",
  "Home",
  "Tab",
]);

/** Letters that edit a text together with Ctrl or Cmd. */
const shortcutKeys = new Set(["a", "b", "i", "k", "u", "y", "z"]);

/** Keys of the input types that virtual keyboards send without a key. */
const keyByInputType = new Map([
  ["deleteContentBackward", "Backspace"],
  ["deleteContentForward", "Delete"],
  ["insertLineBreak", "Enter"],
  ["insertParagraph", "Enter"],
]);

const isEditing = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  editingKeys.has(key) || ((ctrlKey || metaKey) && shortcutKeys.has(key.toLowerCase()));

const keyOf = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Omit<Key, "type">): Key => ({
  type: "key",
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
});

const plainKey = (key: string): Key =>
  keyOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false });

/** Sends a key's event to an element. Returns whether the page handled the key. */
export const pressKey = (element: Element, key: Omit<Key, "type">): boolean =>
  !element.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));

/** Sends a letter's key event to an element, before the letter is inserted. Returns whether the page handled it. */
export const pressLetter = (element: Element, letter: string): boolean =>
  letter.length === 1 && pressKey(element, plainKey(letter));

/** The target of keys that the editor presses after leaving a text: the element that `focus` focuses. */
export const shortcutTarget = (focus: () => void): TypingTarget => ({
  focus,
  take(keystroke) {
    const element = document.activeElement ?? document.body;
    if (keystroke.type === "key") pressKey(element, keystroke);
    else if (keystroke.type === "text") pressLetter(element, keystroke.text);
  },
});

/**
 * Creates the hidden text field that has the focus until the target is ready. A text field, unlike a
 * listener for keys, also gets what input methods, dead keys and virtual keyboards enter.
 */
function createField(label: string): HTMLInputElement {
  const field = document.createElement("input");
  field.setAttribute("aria-label", label);
  field.autocomplete = "off";
  field.spellcheck = false;
  field.tabIndex = -1;
  field.dataset["typeAhead"] = "";
  field.style.cssText =
    "position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1em;padding:0;border:0;" +
    "opacity:0;pointer-events:none";
  return field;
}

/** Calls `onKeystroke` for everything that is typed into `field`, and empties the field. */
function listenToField(
  field: HTMLInputElement,
  onKeystroke: (keystroke: Keystroke) => void,
  onComposing: (isComposing: boolean) => void,
): void {
  let isComposing = false;
  let isPressed = false;
  const takeText = () => {
    const text = field.value;
    if (text === "" || isComposing) return;
    field.value = "";
    onKeystroke({ type: "text", text: text.slice(0, longestText) });
  };
  const compose = (isActive: boolean) => () => {
    isComposing = isActive;
    takeText();
    onComposing(isActive);
  };
  field.addEventListener("compositionstart", compose(true));
  field.addEventListener("compositionend", compose(false));
  field.addEventListener("input", takeText);
  field.addEventListener("beforeinput", (event) => {
    const key = keyByInputType.get(event.inputType);
    if (key === undefined || isComposing) return;
    event.preventDefault();
    // A key that was pressed before the field had the focus, such as Enter in a menu, was meant for what had it.
    if (isPressed) onKeystroke(plainKey(key));
  });
  field.addEventListener("paste", (event) => {
    event.preventDefault();
    const read = (type: string, longest: number) =>
      (event.clipboardData?.getData(type) ?? "").slice(0, longest);
    const text = read("text/plain", longestPaste.text);
    const html = read("text/html", longestPaste.html);
    if (text !== "" || html !== "") onKeystroke({ type: "paste", text, html });
  });
  field.addEventListener("keydown", (event) => {
    isPressed = true;
    // The page has its own shortcuts, such as the key that removes a block.
    if (!/^F\d+$/.test(event.key)) event.stopPropagation();
    if (event.isComposing || !isEditing(event)) return;
    event.preventDefault();
    onKeystroke(keyOf(event));
  });
  for (const type of ["keyup", "keypress"]) {
    field.addEventListener(type, (event) => {
      isPressed &&= type !== "keyup";
      event.stopPropagation();
    });
  }
}

/**
 * Creates a buffer for the keys that an editor presses after an action that opens a text, and before
 * the text can be typed. `label` names its hidden text field. The studio and the previewed page have
 * one buffer each: `requestFromOther` requests the keystrokes that the other window has collected.
 *
 * @example
 * const typeAhead = createTypeAhead({ label: "Page editor", requestFromOther });
 * typeAhead.collect(); // in the event handler of the action
 * const text = await openText();
 * typeAhead.deliverTo({ focus: () => text.focus(), take: (keystroke) => text.take(keystroke) });
 */
export function createTypeAhead({
  label,
  requestFromOther,
}: {
  label: string;
  requestFromOther: () => void;
}) {
  let field: HTMLInputElement | null = null;
  /** Keystrokes, and actions that the editor started after them with the mouse. */
  let waiting: (Keystroke | (() => void))[] = [];
  let target: TypingTarget | null = null;
  let isCollecting = false;
  let isDelivering = false;
  let isComposing = false;
  const onComposed: (() => void)[] = [];
  /** Set while the other window has not sent its keystrokes yet. They come first. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(entry: Keystroke | (() => void)): void {
    if (waiting.length < mostKeystrokes) waiting.push(entry);
  }

  function openField(): HTMLInputElement {
    const opened = createField(label);
    listenToField(opened, add, (isActive) => {
      isComposing = isActive;
      if (isActive) return;
      noteComposed();
      void deliver();
    });
    return opened;
  }

  function noteComposed(): void {
    for (const work of onComposed.splice(0)) work();
  }

  function closeField(): void {
    isCollecting = false;
    isComposing = false;
    field?.remove();
    field = null;
    noteComposed();
  }

  /** Returns the next entry, unless the last one began to collect keys for another target. */
  const next = () => (isCollecting ? undefined : waiting.shift());

  /** Gives the target the focus and the keystrokes, unless one of them begins to collect again. */
  async function deliver(): Promise<void> {
    if (target === null || !isCollecting || isDelivering) return;
    if (isComposing || timer !== undefined) return;
    isDelivering = true;
    isCollecting = false;
    try {
      target.focus();
      for (let entry = next(); entry !== undefined; entry = next()) {
        if (typeof entry === "function") entry();
        else target.take(entry);
        // Lets React render the change, before a key that depends on it. No event comes in between.
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await Promise.resolve();
      }
    } catch (error) {
      // Otherwise the field would keep the focus and all later keys.
      console.error(
        "The keys that were pressed before a text was ready could not be typed:",
        error,
      );
      waiting = [];
    }
    isDelivering = false;
    if (isCollecting) void deliver();
    else closeField();
  }

  function receive(keystrokes: readonly Keystroke[]): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isCollecting) return;
    waiting = [...keystrokes, ...waiting].slice(0, mostKeystrokes);
    // The other window may have moved the focus from its own field to this window, but not to the field.
    field?.focus({ preventScroll: true });
    void deliver();
  }

  return {
    /** Whether an editor's keys are collected. */
    isCollecting: (): boolean => isCollecting,

    /** Begins to collect keys, for a target that isn't ready yet. */
    collect(): void {
      isCollecting = true;
      target = null;
      field ??= openField();
      if (!field.isConnected) document.body.append(field);
      field.focus({ preventScroll: true });
    },

    /** Executes an action that the editor started with the mouse, after the keys that are already collected. */
    enqueue(action: () => void): void {
      add(action);
      // The mouse took the focus from the field.
      field?.focus({ preventScroll: true });
    },

    /**
     * Moves the focus and the collected keystrokes to the target, which is ready. Waits for an input
     * method that composes, and for the other window.
     */
    deliverTo(ready: TypingTarget): void {
      target = ready;
      if (isCollecting) void deliver();
      else ready.focus();
    },

    /** Stops collecting, because the target will never be ready. */
    discard(): void {
      waiting = [];
      target = null;
      clearTimeout(timer);
      timer = undefined;
      closeField();
    },

    /** Resolves when no input method composes. Otherwise another window would end the composition by taking the focus. */
    whenComposed: (): Promise<void> =>
      new Promise((resolve) => {
        if (isComposing) onComposed.push(resolve);
        else resolve();
      }),

    /** Requests the keystrokes that the other window has collected, which were typed before. */
    request(): void {
      clearTimeout(timer);
      timer = setTimeout(() => receive([]), RESPONSE_TIMEOUT);
      requestFromOther();
    },

    /** Adds the keystrokes that the other window has collected. */
    receive,

    /** Stops collecting, and returns the keystrokes, because the target is in the other window. */
    release(): Keystroke[] {
      const end = waiting.findIndex((entry) => typeof entry === "function");
      const released = waiting.splice(0, end === -1 ? waiting.length : end);
      closeField();
      return released.filter((entry) => typeof entry !== "function");
    },
  };
}

export type TypeAhead = ReturnType<typeof createTypeAhead>;
