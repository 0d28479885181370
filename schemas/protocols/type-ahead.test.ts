// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keystrokes } from "./keystrokes.contract.ts";
import { createTypeAhead, type Keystroke, type TypeAhead } from "./type-ahead.ts";

const requestFromOther = vi.fn<() => void>();
let typeAhead: TypeAhead;

beforeEach(() => {
  document.body.innerHTML = `<input id="text">`;
  typeAhead = createTypeAhead({ label: "Page editor", requestFromOther });
});
afterEach(() => vi.useRealTimers());

const field = () => document.querySelector<HTMLInputElement>("[data-type-ahead]");

/** A text that is ready. Notes each keystroke as its key or its letters. */
function openText(onTake = (_entry: string): void => undefined) {
  const taken: string[] = [];
  const input = document.querySelector<HTMLInputElement>("#text");
  const take = (keystroke: Keystroke) => {
    const entry = keystroke.type === "key" ? keystroke.key : keystroke.text;
    taken.push(entry);
    onTake(entry);
  };
  return { taken, target: { focus: () => input?.focus(), take } };
}

/** Presses keys in the focused element, as a browser does. */
function press(...keys: string[]): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement)) throw new Error("No input has the focus.");
  for (const key of keys) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    if (!focused.dispatchEvent(event) || key.length > 1) continue;
    focused.value += key;
    focused.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

test("[COMP-6] a text that is ready gets the focus and all keys, in order", async () => {
  const { taken, target } = openText();
  const onShortcut = vi.fn<() => void>();
  addEventListener("keydown", onShortcut, { once: true });
  typeAhead.collect();
  press("H", "i", "Backspace", "o", "Enter");
  expect(onShortcut).not.toHaveBeenCalled();
  expect(taken).toEqual([]);

  typeAhead.deliverTo(target);
  await expect.poll(() => taken).toEqual(["H", "i", "Backspace", "o", "Enter"]);
  expect(document.activeElement?.id).toBe("text");
  expect(field()).toBeNull();
});

test("[COMP-6] keys after a key that opens another text wait for that text", async () => {
  const first = openText((entry) => entry === "Tab" && typeAhead.collect());
  const second = openText();
  typeAhead.collect();
  press("a", "Tab", "b");
  typeAhead.deliverTo(first.target);
  await expect.poll(() => first.taken).toEqual(["a", "Tab"]);
  expect(document.activeElement).toBe(field());

  press("c");
  typeAhead.deliverTo(second.target);
  await expect.poll(() => second.taken).toEqual(["b", "c"]);
  expect(first.taken).toEqual(["a", "Tab"]);
});

test("[COMP-6] a click on another text waits for the keys before it", async () => {
  const { taken, target } = openText();
  typeAhead.collect();
  press("a");
  typeAhead.enqueue(() => taken.push("click"));
  press("b");
  typeAhead.deliverTo(target);
  await expect.poll(() => taken).toEqual(["a", "click", "b"]);
});

test("[COMP-6] keys from the other window come first, and a window that never responds is not waited for", async () => {
  const studio = createTypeAhead({ label: "Keyboard input", requestFromOther });
  studio.collect();
  press("o", "n", "Enter");
  const sent = keystrokes.parse(studio.release());

  const { taken, target } = openText();
  typeAhead.collect();
  typeAhead.request();
  expect(requestFromOther).toHaveBeenCalledOnce();
  press("e");
  typeAhead.deliverTo(target);
  expect(taken).toEqual([]);
  typeAhead.receive(sent);
  await expect.poll(() => taken).toEqual(["o", "n", "Enter", "e"]);

  vi.useFakeTimers();
  typeAhead.collect();
  typeAhead.request();
  press("f");
  typeAhead.deliverTo(target);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken.at(-1)).toBe("f");
});

test("[COMP-6] an input method finishes its word before the focus moves", async () => {
  const { taken, target } = openText();
  typeAhead.collect();
  const input = field();
  input?.dispatchEvent(new CompositionEvent("compositionstart"));
  if (input) input.value = "開演";
  typeAhead.deliverTo(target);
  expect(document.activeElement).toBe(input);
  input?.dispatchEvent(new CompositionEvent("compositionend"));
  await expect.poll(() => taken).toEqual(["開演"]);
  expect(document.activeElement?.id).toBe("text");
});

test("[COMP-6] a text that fails doesn't keep the focus and the keys of the next one", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue(undefined);
  const failing = openText(() => {
    throw new Error("The text was removed.");
  });
  typeAhead.collect();
  press("a", "b");
  typeAhead.deliverTo(failing.target);
  await expect.poll(() => field()).toBeNull();
  expect([report.mock.calls.length, failing.taken]).toEqual([1, ["a"]]);
  report.mockRestore();

  const { taken, target } = openText();
  typeAhead.collect();
  press("c");
  typeAhead.deliverTo(target);
  await expect.poll(() => taken).toEqual(["c"]);
});

test("keeps a bounded number of keys, also with those of the other window, and none for a text that was refused", async () => {
  typeAhead.collect();
  press(...Array.from({ length: 2_000 }, () => "a"));
  typeAhead.receive(Array.from({ length: 600 }, () => ({ type: "text", text: "b" })));
  expect(keystrokes.safeParse(typeAhead.release()).success).toBe(true);

  const { taken, target } = openText();
  typeAhead.collect();
  press("a");
  typeAhead.discard();
  expect(document.activeElement).toBe(document.body);
  typeAhead.collect();
  press("b");
  typeAhead.deliverTo(target);
  await expect.poll(() => taken).toEqual(["b"]);
});

test("[COMP-6] keeps no line break of a key that was pressed before, and that of a virtual keyboard", () => {
  const breakLine = () =>
    field()?.dispatchEvent(
      new InputEvent("beforeinput", { inputType: "insertLineBreak", cancelable: true }),
    );
  typeAhead.collect();
  breakLine();
  expect(typeAhead.release()).toEqual([]);
  typeAhead.collect();
  press("Unidentified");
  breakLine();
  expect(typeAhead.release()).toEqual([expect.objectContaining({ key: "Enter" })]);
});
