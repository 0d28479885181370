// @vitest-environment jsdom
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { type Pictures, usePictures } from "./use-pictures.client.ts";

const BLOCK = 'blocks[_key=="a"]';
const nothing = () => undefined;
let pictures: Pictures;
let view: ReturnType<typeof mountReact>;

function Composer() {
  const current = usePictures({
    page: "page",
    isEditing: true,
    ask: nothing,
    block: () => null,
    isTool: (node) => node instanceof Element && node.closest("[data-picture-tools]") !== null,
    onLeave: nothing,
  });
  useEffect(() => {
    pictures = current;
  });
  return (
    <>
      <div data-picture-tools="">
        <button type="button">Replace</button>
        <button type="button">Alt text</button>
      </div>
      <a href="#next">Next</a>
    </>
  );
}

beforeEach(async () => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = nothing;
  view = mountReact();
  await view.render(<Composer />);
  const section = document.createElement("section");
  const fields = [{ path: "picture", file: "tram.png", isEmpty: false, list: null }];
  const rest = { alt: { path: "alt", text: "A tram" }, isDecorative: false, focus: null };
  Object.assign(section.dataset, {
    block: BLOCK,
    blockOf: "page",
    sanityDragDisable: "true",
    imageFields: JSON.stringify(fields.map((field) => ({ ...field, ...rest }))),
  });
  section.innerHTML = '<img src="/tram.png">';
  document.body.append(section);
});
afterEach(async () => {
  await view.unmount();
  document.body.replaceChildren();
});

const select = (tool: "bar" | "alt") => act(() => pictures.select(`${BLOCK}.picture`, tool));
const moveFocus = (to: string | null) =>
  act(() => {
    const relatedTarget = to === null ? null : document.querySelector(to);
    const event = new FocusEvent("focusout", { bubbles: true, relatedTarget });
    document.querySelector("button")?.dispatchEvent(event);
  });

test("[COMP-2] the tools of a picture disappear when the focus, the window or the block is left", () => {
  select("bar");
  moveFocus("[data-picture-tools] :last-child");
  moveFocus(null);
  act(() => pictures.noteBlock(BLOCK));
  expect(pictures.selected).not.toBeNull();
  moveFocus("a");
  expect(pictures.selected).toBeNull();

  select("bar");
  act(() => void dispatchEvent(new Event("blur")));
  expect(pictures.selected).toBeNull();

  select("bar");
  act(() => pictures.noteBlock('blocks[_key=="b"]'));
  expect(pictures.selected).toBeNull();
});

test("[COMP-2] a tool in use stays while the editor is in the studio or points at another block", () => {
  select("alt");
  act(() => void dispatchEvent(new Event("blur")));
  act(() => pictures.noteBlock('blocks[_key=="b"]'));
  expect(pictures.selected?.tool).toBe("alt");
});

test("[COMP-2] the toolbar stays while the browser's dialog for images is open", () => {
  select("bar");
  const area = document.body;
  const place = { path: "p", block: BLOCK, after: null, takesSeveral: false, area };
  act(() => pictures.choose(place));
  act(() => void dispatchEvent(new Event("blur")));
  expect(pictures.selected).not.toBeNull();
});
