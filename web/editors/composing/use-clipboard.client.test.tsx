// @vitest-environment jsdom
import { type ComposeRequest, writeClip } from "@marquee/schemas/editing";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useClipboard } from "./use-clipboard.client.ts";

const paths = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];
const text = writeClip([{ _type: "quote", _key: "a" }]);
const copyRequest = { action: "copy", document: "page", paths };

let clipboard: () => ReturnType<typeof useClipboard>;
let sent: ComposeRequest[];
let changes: ComposeRequest[];
let hasFocus: boolean;

/** Fires a clipboard event. Returns the clipboard's text after it, and whether its default action was prevented. */
function fire(type: "copy" | "cut" | "paste", target: EventTarget = document.body, pasted = "") {
  let clip = pasted;
  const setData = (_: string, data: string) => (clip = data);
  const clipboardData = { setData, getData: () => clip };
  const event = new Event(type, { bubbles: true, cancelable: true });
  act(() => void target.dispatchEvent(Object.assign(event, { clipboardData })));
  return { clip, wasHandled: event.defaultPrevented };
}

const receive = () => act(() => clipboard().handleMessage({ event: "copied", paths, text }));

beforeEach(async () => {
  [sent, changes, hasFocus] = [[], [], true];
  const useTools = () =>
    useClipboard({
      page: "page",
      displayed: paths,
      selection: () => paths,
      hasFocus: () => hasFocus,
      sendRequest: (request: ComposeRequest) => sent.push(request),
      sendCommand: (request: ComposeRequest) => changes.push(request),
    });
  ({ current: clipboard } = await mountHook(useTools, null));
  Object.assign(document, { execCommand: () => fire("copy") });
});
afterEach(() => document.body.replaceChildren());

test("[COMP-3] copies the fetched blocks, and requests them if they aren't fetched yet, or the page has changed", () => {
  expect(fire("copy")).toEqual({ clip: "", wasHandled: true });
  expect(sent).toEqual([copyRequest]);
  receive();
  expect(clipboard().isNoted).toBe(true);
  expect(fire("copy")).toEqual({ clip: text, wasHandled: true });
  clipboard().noteChange();
  expect(sent).toHaveLength(1);
  const press = new KeyboardEvent("keydown", { key: "Control", bubbles: true });
  act(() => void document.body.dispatchEvent(press));
  expect(sent).toEqual([copyRequest, copyRequest]);
  expect(fire("copy").clip).toBe("");
});

test("[COMP-3] removes cut blocks only after the clipboard has them, and only while the toolbar has the focus", () => {
  fire("cut");
  expect(changes).toEqual([]);
  receive();
  expect(changes).toEqual([{ action: "remove", document: "page", paths }]);
  hasFocus = false;
  expect(fire("cut").wasHandled).toBe(false);
  expect(changes).toHaveLength(1);
});

test("[COMP-3][BLK-8] pastes blocks, and cells as a table, after the last selected block, and leaves other text to the browser", () => {
  expect(fire("paste", document.body, "A sentence.").wasHandled).toBe(false);
  expect(fire("paste", document.body, text).wasHandled).toBe(true);
  const to = { beside: paths[1], side: "after" };
  expect(changes).toEqual([{ action: "paste", document: "page", to, text }]);
  expect(fire("paste", document.body, "Film\tLength\nSalt\t9 min").wasHandled).toBe(true);
  const rows = [
    ["Film", "Length"],
    ["Salt", "9 min"],
  ];
  const table = { action: "pasteTable", document: "page", to, cells: rows, isCut: false };
  expect(changes.slice(1)).toEqual([table]);
  expect(fire("paste", document.body, "Film").wasHandled).toBe(false);
});

test("[COMP-3] leaves the clipboard to a text that is being typed, and to selected text", () => {
  receive();
  const field = document.body.appendChild(document.createElement("span"));
  field.setAttribute("contenteditable", "plaintext-only");
  for (const type of ["copy", "cut", "paste"] as const) {
    expect(fire(type, field, text).wasHandled).toBe(false);
  }
  hasFocus = false;
  field.textContent = "Words";
  getSelection()?.selectAllChildren(field);
  expect(fire("copy").wasHandled).toBe(false);
});
