// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { displayBlock, stubLayout } from "../preview-page.fixture.ts";
import { type Pictures, usePictures } from "./use-pictures.client.ts";

const BLOCK = 'blocks[_key=="a"]';
const nothing = () => undefined;
let pictures: () => Pictures;

const useComposer = () =>
  usePictures({
    page: "page",
    isEditing: true,
    sendRequest: nothing,
    block: () => null,
    isTool: (node) => node instanceof Element && node.closest("[data-picture-tools]") !== null,
    onLeave: nothing,
  });

const tram = {
  path: "picture",
  file: "tram.png",
  isEmpty: false,
  list: null,
  alt: { path: "alt", text: "A tram" },
  isDecorative: false,
  focus: null,
};

beforeEach(async () => {
  document.body.replaceChildren();
  stubLayout();
  ({ current: pictures } = await mountHook(useComposer, null));
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div data-picture-tools><button>Replace</button><button>Alt text</button></div><a>Next</a>`,
  );
  displayBlock('<img src="/tram.png">', { path: BLOCK, pictures: [tram] });
});
afterEach(() => document.body.replaceChildren());

const select = (tool: "bar" | "alt") => act(() => pictures().select(`${BLOCK}.picture`, tool));
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
  act(() => pictures().noteBlock(BLOCK));
  expect(pictures().selected).not.toBeNull();
  moveFocus("a");
  expect(pictures().selected).toBeNull();

  select("bar");
  act(() => void dispatchEvent(new Event("blur")));
  expect(pictures().selected).toBeNull();

  select("bar");
  act(() => pictures().noteBlock('blocks[_key=="b"]'));
  expect(pictures().selected).toBeNull();
});

test("[COMP-2] a tool in use stays while the editor is in the studio, points at another block or chooses a file", () => {
  select("alt");
  act(() => void dispatchEvent(new Event("blur")));
  act(() => pictures().noteBlock('blocks[_key=="b"]'));
  expect(pictures().selected?.tool).toBe("alt");
  select("bar");
  const area = document.body;
  const place = { path: "p", block: BLOCK, after: null, takesSeveral: false, area };
  act(() => pictures().choose(place));
  act(() => void dispatchEvent(new Event("blur")));
  expect(pictures().selected).not.toBeNull();
});
