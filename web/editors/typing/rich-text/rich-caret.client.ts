import { movedCursor } from "@marquee/schemas/merging";
import type { Editor, EditorSelection } from "@portabletext/editor";
import { isSpan } from "./remote-patches.ts";

/** The place of the caret in a rich text: the span, its text, and the position in the text. */
export type Caret = {
  point: NonNullable<EditorSelection>["focus"];
  span: string;
  text: string;
};

/** Returns the caret; null if there is a selection, or none. */
export function caretOf(editor: Editor): Caret | null {
  const { value, selection } = editor.getSnapshot().context;
  if (!selection || JSON.stringify(selection.anchor) !== JSON.stringify(selection.focus))
    return null;
  const point = selection.focus;
  const keys = point.path.flatMap((step) =>
    typeof step === "object" && "_key" in step ? [step._key] : [],
  );
  const block = value.find(({ _key }) => _key === keys[0]);
  const children: unknown = block?.["children"];
  const span = Array.isArray(children)
    ? children.find((each) => isSpan(each) && each._key === keys[1])
    : undefined;
  return isSpan(span) ? { point, span: keys.join(" "), text: span.text } : null;
}

/**
 * Corrects the caret after a change by others in its span, which was `before`. The rich-text editor puts
 * it behind what others insert at the caret, so their text would divide the word that is being typed.
 * `typedAt` is the caret after the editor's own last change. Returns its new place.
 */
export function correctCaret(editor: Editor, before: Caret, typedAt: Caret | null): Caret | null {
  const now = caretOf(editor);
  if (now === null || now.span !== before.span) return typedAt;
  const { offset: cursor } = before.point;
  const isOwn = typedAt?.span === before.span && typedAt.point.offset === cursor;
  const offset = movedCursor(before.text, now.text, { cursor, isOwn });
  const point = { ...now.point, offset };
  if (offset !== now.point.offset) {
    editor.send({ type: "select", at: { anchor: point, focus: point } });
  }
  return isOwn ? { ...now, point } : typedAt;
}
