// @vitest-environment jsdom
import type { ComposeRequest } from "@marquee/schemas/editing";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { useTyping } from "./use-typing.client.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom lays out nothing, so it has no scrolling.
Element.prototype.scrollIntoView = () => undefined;

let asked: string[];
let typing: ReturnType<typeof useTyping>;

function Editor({ isEditing = true }: { isEditing?: boolean }) {
  const current = useTyping({
    page: "page-en-a",
    isEditing,
    ask: ({ ask }: ComposeRequest) => asked.push(ask),
    onTyping: () => undefined,
    onLeave: () => undefined,
    onInsert: () => undefined,
    onAddEntry: () => undefined,
    onRemoveEntry: () => undefined,
    tools: () => null,
  });
  useEffect(() => {
    typing = current;
  });
  return null;
}

/** Displays a block with one text, as the server renders it. */
function render(words: string): void {
  const block = document.createElement("section");
  Object.assign(block.dataset, {
    block: "blocks[0]",
    blockOf: "page-en-a",
    texts: JSON.stringify([{ path: "label", text: words }]),
  });
  block.append(words);
  document.querySelector("section")?.remove();
  document.body.append(block);
}

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

beforeEach(() => {
  document.body.replaceChildren();
  asked = [];
});

test("[COMP-1] goes on typing at the cursor when the page is rendered without the last letters", async () => {
  render("To");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Editor />));
  act(() => void typing.beginAt("blocks[0]"));
  const path = "blocks[0].label";
  act(() =>
    typing.hear({
      tell: "text",
      path,
      title: "Label",
      value: "To",
      number: 0,
      version: 1,
      problems: [],
      link: null,
    }),
  );
  act(() => type(" be"));
  expect(field()?.textContent).toBe("To be");

  await act(async () => render("To"));
  act(() => type("gin"));

  expect(field()?.textContent).toBe("To begin");
  expect(field()?.ariaLabel).toBe("Label");
  expect(document.activeElement).toBe(field());
  expect(asked).toEqual(["openText", ...Array.from("begin ", () => "typeText")]);
  act(() => root.unmount());
});

test("[COMP-1] goes on typing when the switch “Edit” is off for a moment, and ends when it stays off", async () => {
  vi.useFakeTimers();
  render("To");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Editor />));
  act(() => void typing.beginAt("blocks[0]"));

  act(() => root.render(<Editor isEditing={false} />));
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => root.render(<Editor />));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.activeElement).toBe(field());

  act(() => root.render(<Editor isEditing={false} />));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(field()).toBeNull();
  act(() => root.unmount());
  vi.useRealTimers();
});
