import type { Editor, EditorSelection, PortableTextBlock } from "@portabletext/editor";
import { isSelectionCollapsed } from "@portabletext/editor/selectors";
import { type Keystroke, pressKey, pressLetter } from "@marquee/schemas/type-ahead";
import { moveCaret } from "../caret-keys.client.ts";
import { isSpan, type Span } from "./remote-patches.ts";

type Key = Extract<Keystroke, { type: "key" }>;

/** Pastes into the rich-text editor, which only reads the event's `clipboardData`. */
function paste(element: Element, text: string, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  if (html !== "") clipboardData.setData("text/html", html);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  // Not every browser accepts the data in the constructor of `ClipboardEvent`.
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  element.dispatchEvent(event);
}

type Point = NonNullable<EditorSelection>["anchor"];

/** Returns the start and the end of a paragraph; null if it contains no text. */
function edgesOf({ _key, children }: PortableTextBlock): { start: Point; end: Point } | null {
  const spans = Array.isArray(children) ? children.filter(isSpan) : [];
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  const pathOf = (span: Span) => [{ _key }, "children", { _key: span._key }];
  return {
    start: { path: pathOf(first), offset: 0 },
    end: { path: pathOf(last), offset: last.text.length },
  };
}

/** Returns the end of a rich text; null if its last block is an object. */
export function endOf(editor: Editor): Point | null {
  const last = editor.getSnapshot().context.value.at(-1);
  return (last && edgesOf(last)?.end) ?? null;
}

/** Returns the key of the empty paragraph that has the caret; null if the caret is elsewhere, or if text is selected. */
export function emptyParagraphAt(editor: Editor): string | null {
  const snapshot = editor.getSnapshot();
  if (!isSelectionCollapsed(snapshot)) return null;
  const { value, selection } = snapshot.context;
  const [step] = selection?.focus.path ?? [];
  const block = value.find(
    ({ _key }) => typeof step === "object" && "_key" in step && step._key === _key,
  );
  const isEmpty =
    Array.isArray(block?.children) &&
    block.children.every((child) => isSpan(child) && child.text === "");
  return block && isEmpty ? block._key : null;
}

function select(editor: Editor, anchor: Point | undefined, focus = anchor): void {
  if (anchor && focus) editor.send({ type: "select", at: { anchor, focus } });
}

/** Moves the caret to another line, as the browser does. */
function moveToLine(editor: Editor, key: Key): void {
  moveCaret({ ...key, shiftKey: false });
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const caret = range?.getClientRects()[0];
  const point = caret && { x: caret.x, y: caret.y + caret.height / 2 };
  select(editor, (point && editor.dom.getPointAtCoordinates(point)) ?? undefined);
}

/** Moves the caret to the start or the end of its paragraph, or selects the whole text. */
function selectIn(editor: Editor, key: Key): void {
  const { value, selection } = editor.getSnapshot().context;
  const [step] = selection?.focus.path ?? [];
  const edges = value.map((block) => ({ ...edgesOf(block), _key: block._key }));
  const own = edges.find(
    ({ _key }) => typeof step === "object" && "_key" in step && step._key === _key,
  );
  if (key.key === "Home") select(editor, own?.start);
  else if (key.key === "End") select(editor, own?.end);
  else if (key.key.toLowerCase() === "a") select(editor, edges[0]?.start, edges.at(-1)?.end);
}

/**
 * Does what the browser does for a key that the page and the rich-text editor don't handle. The editor
 * would notice a new selection of the browser only later, so it is told the caret's place.
 */
function takeKey(editor: Editor, key: Key): void {
  const unit = key.ctrlKey || key.metaKey ? "word" : "character";
  const events = new Map<string, Parameters<Editor["send"]>[0]>([
    ["Enter", { type: key.shiftKey ? "insert.soft break" : "insert.break" }],
    ["Backspace", { type: "delete.backward", unit }],
    ["Delete", { type: "delete.forward", unit }],
    ["ArrowLeft", { type: "move.backward", distance: 1 }],
    ["ArrowRight", { type: "move.forward", distance: 1 }],
  ]);
  const event = events.get(key.key);
  if (event !== undefined) editor.send(event);
  else if (key.key.startsWith("Arrow")) moveToLine(editor, key);
  else selectIn(editor, key);
}

/** Applies to the focused rich text what the editor typed before the text was ready. */
export function takeRichKeystroke(editor: Editor, keystroke: Keystroke): void {
  const element = editor.dom.getEditorElement();
  if (element === undefined) return;
  if (keystroke.type === "text") {
    const { text } = keystroke;
    if (!pressLetter(element, text)) editor.send({ type: "insert.text", text });
  } else if (keystroke.type === "paste") paste(element, keystroke.text, keystroke.html);
  else if (!pressKey(element, keystroke)) takeKey(editor, keystroke);
}
