// @vitest-environment jsdom
import type { ComposeRequest } from "@marquee/schemas/editing";
import { createTypeAhead } from "@marquee/schemas/type-ahead";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { displayBlock, stubLayout } from "../preview-page.fixture.ts";
import { PortalRoots } from "./rich-text/portal-roots.client.tsx";
import { LINK_ID, useTyping } from "./use-typing.client.ts";

const tools = document.createElement("div");
let requests: ComposeRequest[];
let typing: () => ReturnType<typeof useTyping>;
let renderEditor: (isEditing: boolean) => Promise<void>;
const nothing = () => undefined;
const onLeave = vi.fn<(block: string) => void>();
const typeAhead = createTypeAhead({ label: "Page editor", requestFromOther: nothing });

const useEditor = (isEditing: boolean) =>
  useTyping({
    page: "page",
    isEditing,
    sendRequest: (request: ComposeRequest) => requests.push(request),
    onTyping: nothing,
    onLeave,
    onInsert: nothing,
    onAddEntry: nothing,
    onRemoveEntry: nothing,
    tools: () => tools,
    typeAhead,
  });

const body = { path: "body", text: "Soup", isRich: true };

/** Displays a block with a text in place of the earlier one. */
function display(text: string, path = "label"): void {
  document.querySelector("section")?.remove();
  displayBlock(`${text}<p>Soup</p>`, { path: "blocks[0]", texts: [{ path, text }, body] });
}

const sentActions = () => requests.map(({ action }) => action);
const field = () => document.querySelector("[data-typing]");

/** Types letters at the cursor, as a browser does. */
function type(letters: string): void {
  const selection = getSelection();
  for (const letter of letters) {
    selection?.getRangeAt(0).insertNode(new Text(letter));
    selection?.collapseToEnd();
    field()?.normalize();
    field()?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

beforeEach(async () => {
  stubLayout();
  requests = [];
  display("To");
  ({ render: renderEditor, current: typing } = await mountHook(useEditor, true, <PortalRoots />));
  act(() => void typing().beginAt("blocks[0]"));
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useRealTimers();
});

test("[COMP-1] goes on typing at the cursor when the page is rendered without the last letters", async () => {
  const text = { path: "blocks[0].label", title: "Label", value: "To", number: 0, version: 1 };
  act(() => typing().handleMessage({ event: "text", ...text, problems: [], link: null }));
  act(() => type(" be"));
  expect(field()?.textContent).toBe("To be");

  await act(async () => display("To"));
  act(() => type("gin"));

  expect(field()?.textContent).toBe("To begin");
  expect(field()?.ariaLabel).toBe("Label");
  expect(document.activeElement).toBe(field());
  expect(sentActions()).toEqual(["openText", ...Array.from("begin ", () => "typeText")]);
});

/** Presses keys in the focused element, as a browser does in an input. */
function press(...keys: string[]): void {
  for (const key of keys) {
    const focused = document.activeElement;
    const isDefault = focused?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    if (!isDefault || !(focused instanceof HTMLInputElement)) continue;
    focused.value += key;
    focused.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** Pastes a text into the text that is being typed, as a browser does. */
function paste(text: string): void {
  const dataTransfer = { getData: (format: string) => (format === "text/plain" ? text : "") };
  const event = new InputEvent("beforeinput", { bubbles: true, cancelable: true });
  act(() => void field()?.dispatchEvent(Object.assign(event, { dataTransfer })));
}

test("[BLK-8] pastes several cells into a cell of a table as cells, and into any other text as words", async () => {
  paste("a\tb");
  expect(field()?.textContent).toContain("a\tb");
  const path = 'rows[_key=="a"].cell1';
  await act(async () => typing().end());
  display("9 min", path);
  act(() => void typing().beginAt("blocks[0]"));
  paste("one cell");
  expect(field()?.textContent).toContain("one cell");
  paste("9 min\tMono\r\n11 min\tStereo\r\n");
  expect(requests.at(-1)).toEqual({
    action: "fillCells",
    document: "page",
    path: `blocks[0].${path}`,
    cells: [
      ["9 min", "Mono"],
      ["11 min", "Stereo"],
    ],
    isCut: false,
  });
  expect(field()).toBeNull();
});

test("[COMP-6] keeps the keys between a rich text's Tab and the moment when it can be typed", async () => {
  await act(async () => press("Tab", ...Array.from(" and"), "Tab"));
  expect(sentActions()).toEqual(["openText", "closeText", "openRichText"]);

  const none = { styles: [{ name: "normal", title: "" }], lists: [], decorators: [] };
  const children = [{ _key: "b", _type: "span", text: "Soup", marks: [] }];
  const value = [{ _key: "a", _type: "block", style: "normal", markDefs: [], children }];
  const labels = { toolbar: "", style: "", target: "", remove: "", apply: "" };
  const kit = { ...none, annotations: [], objects: [] };
  const state = { path: "blocks[0].body", number: 0, title: "Text", problems: [] };
  // The rich-text editor renders on its own, outside of `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  typing().handleMessage({ event: "richText", ...state, value, kit, labels });
  await vi.waitFor(() => expect(onLeave).toHaveBeenCalledWith("blocks[0]"), {
    timeout: 4_000,
  });
  expect(sentActions()).toContain("typeRichText");
  expect(document.querySelector("[data-typing=rich]")?.textContent).toBe("Soup and");
});

test("[COMP-1] leaves the focus in the input for a link's target when the page is rendered", async () => {
  const frame = document.createElement("div");
  frame.id = LINK_ID;
  const input = document.createElement("input");
  frame.append(input);
  document.body.append(frame);
  act(() => input.focus());

  await act(async () => display("To"));
  expect(document.activeElement).toBe(input);

  act(() => typing().links.focusLabel());
  expect(document.activeElement).toBe(field());
  expect(getSelection()?.focusOffset).toBe("To".length);
  frame.remove();
});

test("[COMP-1] goes on typing when the switch “Edit” is off for a moment, and ends when it stays off", async () => {
  vi.useFakeTimers();
  await renderEditor(false);
  await act(() => vi.advanceTimersByTimeAsync(100));
  await renderEditor(true);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.activeElement).toBe(field());

  await renderEditor(false);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(field()).toBeNull();
});
