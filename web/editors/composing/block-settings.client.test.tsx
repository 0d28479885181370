// @vitest-environment jsdom
import type { BlockSetting } from "@marquee/schemas/editing";
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { BlockSettings } from "./block-settings.client.tsx";

const path = 'blocks[_key=="l"]';
const settings: BlockSetting[] = [
  {
    name: "source",
    title: "Pages",
    value: "below",
    options: [
      { value: "below", title: "Below an address" },
      { value: "topic", title: "With a topic" },
    ],
  },
  { name: "below", title: "Address", value: "", options: null },
];

test("[COMP-2] the settings of a block are chosen and typed on the page, and Escape closes them", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => vi.unstubAllGlobals());
  const view = mountReact();
  onTestFinished(() => view.unmount());
  document.body.insertAdjacentHTML(
    "beforeend",
    `<section data-block='${path}' data-block-of="page" data-block-type="pageList"></section>`,
  );
  const onSet = vi.fn<(name: string, value: string) => void>();
  const onClose = vi.fn<() => void>();
  const opened = {
    tell: "settings" as const,
    path,
    title: "Page list",
    more: "More",
    close: "Close",
    settings,
  };
  await view.render(
    <BlockSettings
      page="page"
      opened={opened}
      onSet={onSet}
      onMore={() => undefined}
      onClose={onClose}
    />,
  );
  const select = view.place.querySelector("select");
  await vi.waitFor(() => expect(document.activeElement).toBe(select));
  await act(async () => {
    if (select) select.value = "topic";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const input = view.place.querySelector("input");
  const press = (key: string) =>
    act(async () => {
      input?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
  await act(async () => input?.focus());
  if (input) input.value = "journal";
  await press("Enter");
  expect(onSet.mock.calls).toEqual([
    ["source", "topic"],
    ["below", "journal"],
  ]);
  await press("Escape");
  expect(onClose).toHaveBeenCalled();
});
