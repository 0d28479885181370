// @vitest-environment jsdom
import { type ComposeRequest, writeClip } from "@marquee/schemas/editing";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useClipboard } from "./use-clipboard.client.ts";

const paths = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];
const text = writeClip([{ _type: "quote", _key: "a" }]);
const copyRequest = { ask: "copy", document: "page", paths };

let page: ReturnType<typeof mountReact>;
let clipboard: ReturnType<typeof useClipboard>;
let sent: ComposeRequest[];
let asked: ComposeRequest[];
let hasFocus: boolean;

function Tools({ onReady }: { onReady: (ready: ReturnType<typeof useClipboard>) => void }) {
  const options = { page: "page", displayed: paths, selection: () => paths };
  const handlers = {
    hasFocus: () => hasFocus,
    send: (request: ComposeRequest) => sent.push(request),
    ask: (request: ComposeRequest) => asked.push(request),
  };
  onReady(useClipboard({ ...options, ...handlers }));
  return null;
}

/**
 * Fires a clipboard event. Returns the clipboard's text after the event (`clip`), and whether the event's default
 * action was prevented (`wasHandled`).
 */
function fire(type: "copy" | "cut" | "paste", target: EventTarget = document.body, pasted = "") {
  let clip = pasted;
  const setData = (_: string, data: string) => (clip = data);
  const clipboardData = { setData, getData: () => clip };
  const event = new Event(type, { bubbles: true, cancelable: true });
  act(() => void target.dispatchEvent(Object.assign(event, { clipboardData })));
  return { clip, wasHandled: event.defaultPrevented };
}

const receive = () => act(() => clipboard.hear({ tell: "copied", paths, text }));

beforeEach(async () => {
  [sent, asked, hasFocus] = [[], [], true];
  page = mountReact();
  await page.render(<Tools onReady={(ready) => (clipboard = ready)} />);
  Object.assign(document, { execCommand: () => fire("copy") });
});
afterEach(async () => {
  await page.unmount();
  document.body.replaceChildren();
});

test("[COMP-3] copies the fetched blocks, and asks for them if they aren't fetched yet", () => {
  expect(fire("copy")).toEqual({ clip: "", wasHandled: true });
  expect(sent).toEqual([copyRequest]);
  receive();
  expect(clipboard.isNoted).toBe(true);
  expect(fire("copy")).toEqual({ clip: text, wasHandled: true });
});

test("[COMP-3] removes cut blocks only after the clipboard has them, and only while the toolbar has the focus", () => {
  fire("cut");
  expect(asked).toEqual([]);
  receive();
  expect(asked).toEqual([{ ask: "remove", document: "page", paths }]);
  hasFocus = false;
  expect(fire("cut").wasHandled).toBe(false);
  expect(asked).toHaveLength(1);
});

test("[COMP-3] fetches the blocks again after the page has changed, when Ctrl is pressed", () => {
  receive();
  clipboard.noteChange();
  expect(sent).toEqual([]);
  const press = new KeyboardEvent("keydown", { key: "Control", bubbles: true });
  act(() => void document.body.dispatchEvent(press));
  expect(sent).toEqual([copyRequest]);
  expect(fire("copy").clip).toBe("");
});

test("[COMP-3] pastes blocks after the last selected one, and leaves other text to the browser", () => {
  expect(fire("paste", document.body, "A sentence.").wasHandled).toBe(false);
  expect(fire("paste", document.body, text).wasHandled).toBe(true);
  const to = { beside: paths[1], side: "after" };
  expect(asked).toEqual([{ ask: "paste", document: "page", to, text }]);
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

test("[BLK-8] pasted cells of a spreadsheet become a table after the selected blocks", () => {
  expect(fire("paste", document.body, "Film\tLength\nSalt\t9 min").wasHandled).toBe(true);
  expect(asked).toEqual([
    {
      ask: "pasteTable",
      document: "page",
      to: { beside: paths[1], side: "after" },
      cells: [
        ["Film", "Length"],
        ["Salt", "9 min"],
      ],
      isCut: false,
    },
  ]);
  expect(fire("paste", document.body, "Film").wasHandled).toBe(false);
});
