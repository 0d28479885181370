// @vitest-environment jsdom
import type { BlockSetting } from "@marquee/schemas/editing";
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { typeInto } from "../mount-hook.fixture.tsx";
import { displayBlock, stubLayout } from "../preview-page.fixture.ts";
import { BlockSettings } from "./block-settings.client.tsx";

const path = 'blocks[_key=="l"]';
const options = ["below", "topic"].map((value) => ({ value, title: value }));
const settingsWith = (below: string): BlockSetting[] => [
  { name: "source", title: "Pages", value: "below", options },
  { name: "below", title: "Address", value: below, options: null },
];

async function openSettings() {
  stubLayout();
  const view = mountReact();
  onTestFinished(async () => {
    await view.unmount();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  displayBlock("", { path });
  const calls = {
    onSet: vi.fn<(name: string, value: string) => void>(),
    onMore: vi.fn<() => void>(),
    onGone: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  /** Renders what the studio tells. */
  const showSettings = (below: string) => {
    const labels = { title: "Page list", more: "More", close: "Close" };
    const opened = { event: "settings" as const, path, ...labels, settings: settingsWith(below) };
    return view.render(<BlockSettings page="page" opened={opened} {...calls} />);
  };
  await showSettings("");
  const select = view.place.querySelector("select");
  const input = view.place.querySelector("input");
  if (!select || !input) throw new Error("A setting is missing.");
  const press = (key: string) =>
    act(async () => {
      input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
  const type = (text: string) => {
    act(() => input.focus());
    return typeInto(input, text);
  };
  return { ...calls, select, input, showSettings, press, type };
}

test("[COMP-2] the settings of a block are chosen and typed on the page, and Escape closes them", async () => {
  const { select, onSet, onClose, press, type } = await openSettings();
  await expect.poll(() => document.activeElement).toBe(select);
  await act(async () => {
    select.value = "topic";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await type("journal");
  await press("Enter");
  expect(onSet.mock.calls).toEqual([
    ["source", "topic"],
    ["below", "journal"],
  ]);
  await type("news");
  await press("Escape");
  expect(onSet).toHaveBeenLastCalledWith("below", "news");
  expect(onClose).toHaveBeenCalled();
});

test("[COMP-6] a setting that an editor chooses before the first one has the focus keeps it", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
  onTestFinished(() => void vi.restoreAllMocks());
  const { input } = await openSettings();
  act(() => input.focus());
  for (const run of frames) run(0);
  expect(document.activeElement).toBe(input);
});

test("[COMP-6] what an editor types in a setting after Enter stays, and so does the focus", async () => {
  const { input, onSet, showSettings, press, type } = await openSettings();
  await type("jour ");
  await press("Enter");
  await type("journal");
  await showSettings("jour");
  expect(input.isConnected).toBe(true);
  expect([document.activeElement, input.value]).toEqual([input, "journal"]);
  await act(async () => input.blur());
  await showSettings("/journal");
  expect(input.value).toBe("/journal");
  expect(onSet.mock.calls).toEqual([
    ["below", "jour "],
    ["below", "journal"],
  ]);
});

test("[COMP-2] the settings of a block that somebody else removes close, but not during a rendering", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { onGone } = await openSettings();
  const block = document.querySelector("section");
  block?.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  if (block) document.body.append(block);
  await vi.advanceTimersByTimeAsync(1_500);
  block?.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onGone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onGone).toHaveBeenCalled();
});
