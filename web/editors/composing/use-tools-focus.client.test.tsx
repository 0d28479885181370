// @vitest-environment jsdom
import { act, useRef } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useToolsFocus } from "./use-tools-focus.client.ts";

const isLaidOut = Object.getOwnPropertyDescriptor(Element.prototype, "checkVisibility");
// jsdom has no layout, and no window that the focus could leave.
beforeAll(() => {
  Object.defineProperty(Element.prototype, "checkVisibility", {
    value: () => true,
    configurable: true,
  });
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  if (isLaidOut) Object.defineProperty(Element.prototype, "checkVisibility", isLaidOut);
  else Reflect.deleteProperty(Element.prototype, "checkVisibility");
  document.body.replaceChildren();
});

const addButton = (parent: Element) => {
  const button = parent.appendChild(document.createElement("button"));
  button.tabIndex = 0;
  return button;
};

async function open() {
  const toolbar = document.body.appendChild(document.createElement("section"));
  const useTools = (isRendered: boolean) => useToolsFocus(useRef(toolbar), isRendered);
  const hook = await mountHook(useTools, true);
  const button = addButton(toolbar);
  button.focus();
  /** The page drops the block whose toolbar has the focus. */
  const drop = async () => {
    await hook.render(false);
    button.remove();
  };
  /** The studio tells which block is selected now, and the page renders it. */
  const select = async () => {
    await act(async () => hook.current().noteSelection(true));
    addButton(toolbar);
    await hook.render(true);
  };
  return { drop, select, hasFocus: () => toolbar.contains(document.activeElement) };
}

test("[COMP-2] the toolbar gets the focus back if the page drops its block before another one is selected", async () => {
  const { drop, select, hasFocus } = await open();
  await drop();
  expect(hasFocus()).toBe(false);
  await select();
  expect(hasFocus()).toBe(true);
});

test("the toolbar doesn't take the focus from an editor who has moved it", async () => {
  const { drop, select, hasFocus } = await open();
  await drop();
  addButton(document.body).focus();
  await select();
  expect(hasFocus()).toBe(false);
});
