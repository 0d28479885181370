import {
  type Keystroke,
  pressKey,
  pressLetter,
  type TypingTarget,
} from "@marquee/schemas/type-ahead";

type Key = Extract<Keystroke, { type: "key" }>;

/** Replaces the selected part of an input's value, as typing does. */
function insert(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Does what the browser does in an input for a key that the form doesn't handle. */
function takeKey(input: HTMLInputElement, { key, ctrlKey, metaKey }: Key): void {
  const { value, selectionStart, selectionEnd } = input;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const place = (at: number) => input.setSelectionRange(at, at);
  const before = start - (/.$/su.exec(value.slice(0, start))?.[0].length ?? 0);
  const after = end + (/^./su.exec(value.slice(end))?.[0].length ?? 0);
  switch (key) {
    case "Backspace":
      if (start === end) input.setSelectionRange(before, end);
      return insert(input, "");
    case "Delete":
      if (start === end) input.setSelectionRange(start, after);
      return insert(input, "");
    case "ArrowLeft":
      return place(start === end ? before : start);
    case "ArrowRight":
      return place(start === end ? after : end);
    case "Home":
      return place(0);
    case "End":
      return place(value.length);
    default:
      if (key.toLowerCase() === "a" && (ctrlKey || metaKey)) input.select();
  }
}

/** Returns the target for what an editor types before an input has the focus. */
export const typingTargetOf = (input: HTMLInputElement): TypingTarget => ({
  // The editor may have scrolled to what they click next.
  focus: () => input.focus({ preventScroll: true }),
  take(keystroke) {
    if (keystroke.type === "key") {
      if (!pressKey(input, keystroke)) takeKey(input, keystroke);
    } else if (keystroke.type === "paste" || !pressLetter(input, keystroke.text)) {
      insert(input, keystroke.text);
    }
  },
});
