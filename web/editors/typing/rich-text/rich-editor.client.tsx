import {
  defineSchema,
  type Editor,
  EditorProvider,
  PortableTextEditable,
  useEditor,
} from "@portabletext/editor";
import type { Behavior } from "@portabletext/editor/behaviors";
import { BehaviorPlugin, NodePlugin } from "@portabletext/editor/plugins";
import type { StoredTarget } from "@marquee/schemas/editing";
import type { TypingTarget } from "@marquee/schemas/type-ahead";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { FoundTargets, RichTextMessage } from "../studio-messages.ts";
import { createPortalRoot } from "./portal-roots.client.tsx";
import { remotePatches } from "./remote-patches.ts";
import type { TypingKeys } from "../typing-keys.client.ts";
import { listenToRichKeys } from "./rich-keys.client.ts";
import { emptyParagraphAt, endOf, takeRichKeystroke } from "./rich-keystrokes.client.ts";
import { type Caret, caretOf, correctCaret } from "./rich-caret.client.ts";
import { type RichLayout, richLayout } from "./rich-layout.client.ts";
import { richNodes } from "./rich-nodes.client.tsx";
import type { RichPlace } from "./rich-place.client.ts";
import { RichToolbar } from "./rich-toolbar.client.tsx";
import styles from "./rich-typing.module.css";

type Options = Omit<TypingKeys, "onLink" | "onToolbar"> & {
  /** Element that the toolbar is rendered into, above the page. */
  tools: HTMLElement;
  /** Position of the click in the window. The cursor is placed there. Null places it at the text's end. */
  point: { x: number; y: number } | null;
  /**
   * Sends a change to the studio. `number` counts the changes from 1. Returns false if the studio
   * would not accept the change.
   */
  onType: (number: number, patches: readonly unknown[]) => boolean;
  onFindTargets: (query: string, current: StoredTarget) => void;
  pasteBehaviors: Behavior[];
  /** Called with the element of the rich-text editor as soon as the text can be edited. */
  onOpen: (element: HTMLElement) => void;
  /** Called when the text can be typed. `focus` of the target places the cursor. */
  onReady: (target: TypingTarget) => void;
  /** Called when the editor presses `/` in an empty paragraph, to add a block after the text's block. */
  onInsert: () => void;
  /** Called when neither the text nor its toolbar has the focus. */
  onLeave: () => void;
};

/** Maximum time in ms until the rich-text editor focuses its text again after a link is set. */
const REFOCUS = 300;

/**
 * Time in ms after an input method has finished until the studio's value is merged. The rich-text
 * editor needs a moment to apply the composed letters, and the next key may follow at once, such as
 * the space that ends a Korean word.
 */
const COMPOSED = 300;

/** Maps the key of each object in a rich text, such as an image, to the element that displays the object. */
function objectsOf({ value, kit }: RichTextMessage, elements: readonly HTMLElement[]) {
  const names = new Set(kit.objects.map(({ name }) => name));
  const keys = value.filter(({ _type }) => names.has(_type)).map(({ _key }) => _key);
  const figures = elements.filter((element) => element.matches("figure"));
  // The site omits invalid objects. If there are more objects than figures, it isn't known which
  // figure belongs to which object.
  if (keys.length !== figures.length) return new Map<string, HTMLElement>();
  return new Map(figures.map((figure, index) => [keys[index] ?? "", figure]));
}

/** Returns a copy of an editor's text that can't be edited. */
function copyOf(host: HTMLElement): HTMLElement {
  const copy = document.createElement("div");
  copy.style.display = "contents";
  copy.append(...[...host.childNodes].map((child) => child.cloneNode(true)));
  for (const element of copy.querySelectorAll("[contenteditable]")) {
    for (const name of ["contenteditable", "role", "aria-multiline", "aria-label", "aria-invalid"])
      element.removeAttribute(name);
  }
  return copy;
}

function placeCursor(editor: Editor, point: Options["point"]): void {
  editor.send({ type: "focus" });
  const clicked = point && editor.dom.getPointAtCoordinates(point);
  if (clicked) {
    editor.send({ type: "select", at: { anchor: clicked, focus: clicked } });
    return;
  }
  const end = endOf(editor);
  if (end) editor.send({ type: "select", at: { anchor: end, focus: end } });
}

/** Calls `onEditor` with the editor as soon as the editor's elements are in the page. */
function WithEditor({ onEditor }: { onEditor: (editor: Editor) => void }) {
  const editor = useEditor();
  const pass = useEffectEvent(onEditor);
  useEffect(() => pass(editor), [editor]);
  return null;
}

/**
 * Renders Sanity's Portable Text Editor in the place of a rich text. The editor accepts what the
 * studio's field for this text accepts. The editor's own undo is disabled, because the studio has
 * one undo history for the whole page.
 */
export function mountRichEditor(place: RichPlace, opened: RichTextMessage, options: Options) {
  const { kit } = opened;
  const host = document.createElement("div");
  host.style.display = "contents";
  place.container.append(host);
  const root = createPortalRoot(host);
  const toolbarHost = document.createElement("div");
  options.tools.append(toolbarHost);
  const stop = new AbortController();
  const { signal } = stop;
  const initialConfig = {
    initialValue: opened.value,
    schemaDefinition: defineSchema({
      styles: kit.styles.map(({ name }) => ({ name })),
      lists: kit.lists.map(({ name }) => ({ name })),
      decorators: kit.decorators.map(({ name }) => ({ name })),
      annotations: kit.annotations.map(({ name, fields }) => ({ name, fields })),
      blockObjects: kit.objects.map(({ name, fields }) => ({ name, fields })),
      inlineObjects: [],
    }),
  };
  const nodes = richNodes(kit, place.elements, objectsOf(opened, place.elements));
  const layout = richLayout(place.elements);
  const bar: { current: HTMLDivElement | null } = { current: null };
  let editor: Editor | null = null;
  /** Copies the text after the typing has ended. */
  let copies: MutationObserver | null = null;
  let number = 0;
  let message = opened;
  let targets: FoundTargets | null = null;
  let isLinking = false;
  let isComposing = false;
  /** The caret after the last change on this page. */
  let typedAt: Caret | null = null;
  /** Whether the rich-text editor still collects changes. It reports them as a mutation when the typing pauses. */
  let isCollecting = false;

  /** Merges the studio's value into the editor, but only if the value contains all changes made on this page. */
  function merge(): void {
    if (editor === null || message.number !== number || isComposing) return;
    const patches = remotePatches(editor.getSnapshot().context.value, message.value);
    const { value } = message;
    if (patches.length > 0) {
      const caret = caretOf(editor);
      editor.send({ type: "patches", patches, snapshot: value });
      if (caret !== null) typedAt = correctCaret(editor, caret, typedAt);
    }
    // While it collects changes, the rich-text editor would keep the value, and apply it up to a second
    // later over the letters that were typed meanwhile.
    if (!isCollecting) editor.send({ type: "update value", value });
  }

  /** Returns the function that adds a block in place of an empty paragraph, unless it is the only paragraph. */
  function insertion(): (() => void) | null {
    const ready = editor;
    const paragraph = ready && emptyParagraphAt(ready);
    if (paragraph === null) return null;
    return () => {
      if (ready && ready.getSnapshot().context.value.length > 1) {
        ready.send({ type: "delete.block", at: [{ _key: paragraph }] });
      }
      // The editor reports the deletion in a microtask.
      queueMicrotask(() => options.onInsert());
    };
  }

  function link(isOpen: boolean): void {
    isLinking = isOpen;
    // The last search marks the target of another link.
    targets = null;
    render();
  }

  function begin(ready: Editor): void {
    editor = ready;
    ready.on("patch", () => {
      isCollecting = true;
    });
    ready.on("patch", (events) => send(events.map(({ patch }) => patch)), { batch: true });
    ready.on("mutation", () => {
      isCollecting = false;
      merge();
    });
    const open = () => {
      if (signal.aborted) return;
      place.show();
      const element = ready.dom.getEditorElement();
      if (element instanceof HTMLElement) options.onOpen(element);
      options.onReady({
        focus() {
          placeCursor(ready, options.point);
          // The editor focuses its element later if it is busy. The keys until then would be lost.
          if (element instanceof HTMLElement && document.activeElement !== element) {
            element.focus({ preventScroll: true });
          }
          merge();
        },
        take: (keystroke) => takeRichKeystroke(ready, keystroke),
      });
    };
    ready.on("ready", () => requestAnimationFrame(open));
  }

  function send(patches: readonly unknown[]): void {
    if (signal.aborted || !options.onType(number + 1, patches)) return;
    number += 1;
    // The editor moves its caret after the change.
    queueMicrotask(() => {
      typedAt = editor && caretOf(editor);
    });
  }

  function render(): void {
    root.render(
      <EditorProvider initialConfig={initialConfig}>
        <NodePlugin nodes={nodes} />
        <BehaviorPlugin behaviors={options.pasteBehaviors} />
        <WithEditor onEditor={begin} />
        <RichText layout={layout} title={message.title} isInvalid={message.problems.length > 0} />
        {createPortal(
          <RichToolbar
            opened={message}
            bar={bar}
            isLinking={isLinking}
            onLinking={link}
            targets={targets}
            onFindTargets={options.onFindTargets}
          />,
          toolbarHost,
        )}
      </EditorProvider>,
    );
  }

  listenToRichKeys(
    { text: place.container, tools: toolbarHost },
    {
      ...options,
      insertion,
      onLink: () => link(true),
      onToolbar: () => bar.current?.querySelector<HTMLElement>("select, button")?.focus(),
    },
    signal,
  );
  const leave = (isLate = false) => {
    const active = document.activeElement;
    if (signal.aborted || place.container.contains(active) || toolbarHost.contains(active)) return;
    // Checks the focus again after `REFOCUS` ms, because no element has the focus between the
    // setting of a link and the moment when the rich-text editor focuses its text again.
    if (active === document.body && !isLate) setTimeout(() => leave(true), REFOCUS);
    else options.onLeave();
  };
  for (const element of [place.container, toolbarHost]) {
    element.addEventListener("focusout", () => setTimeout(() => leave()), { signal });
  }
  const compose = (isActive: boolean) => () => {
    isComposing = isActive;
    if (!isActive) setTimeout(merge, COMPOSED);
  };
  place.container.addEventListener("compositionstart", compose(true), { signal });
  place.container.addEventListener("compositionend", compose(false), { signal });
  render();

  /**
   * Displays a copy of the text in place of the editor, which renders its last keys later. In the page, it would then
   * take the focus and the caret from the text that is typed next.
   */
  function displayCopy(): void {
    let copy = copyOf(host);
    host.replaceWith(copy);
    copies = new MutationObserver(() => {
      const next = copyOf(host);
      copy.replaceWith(next);
      copy = next;
    });
    copies.observe(host, { subtree: true, childList: true, characterData: true });
  }

  return {
    /** Whether the text was changed on this page. */
    isChanged: () => number > 0,
    handleMessage(next: RichTextMessage): void {
      message = next;
      merge();
      render();
    },
    listTargets(found: FoundTargets): void {
      targets = found;
      render();
    },
    /** Focuses the text again with the same selection, after its element was moved in the page. */
    focusAgain(): void {
      const selection = editor?.getSnapshot().context.selection;
      const element = editor?.dom.getEditorElement();
      // The editor missed that its element lost the focus, so its own event would do nothing.
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      if (!selection) return;
      editor?.send({ type: "select", at: null });
      editor?.send({ type: "select", at: selection });
    },
    /** Ends the typing. The text stays in the page, but can't be edited. */
    freeze(): void {
      stop.abort();
      toolbarHost.remove();
      displayCopy();
    },
    unmount(): void {
      stop.abort();
      copies?.disconnect();
      toolbarHost.remove();
      // React doesn't allow the removal of a tree while it renders another tree.
      setTimeout(() => root.unmount());
    },
  };
}

export type RichEditor = ReturnType<typeof mountRichEditor>;

function RichText({
  layout,
  title,
  isInvalid,
}: {
  layout: RichLayout | null;
  title: string;
  isInvalid: boolean;
}) {
  const [shown] = useState(layout);
  return (
    <PortableTextEditable
      {...shown?.data}
      className={`${shown?.className ?? ""} ${styles.text}`}
      dir={shown?.dir}
      lang={shown?.lang}
      style={shown?.style}
      spellCheck
      aria-label={title}
      aria-invalid={isInvalid}
    />
  );
}
