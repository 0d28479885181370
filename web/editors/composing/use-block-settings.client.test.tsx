// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useBlockSettings } from "./use-block-settings.client.ts";

const [a, b] = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];
const labels = { title: "Form", more: "More", close: "Close", settings: [] };
const settingsOf = (path: string, title = "Form") =>
  ({ event: "settings", path, ...labels, title }) as const;

type Place = { page: string; block?: string | null };

function useComposer({ page, block }: Place) {
  const settings = useBlockSettings(page);
  return { ...settings, title: settings.displayed(block)?.title ?? "" };
}

const mountComposer = () => mountHook(useComposer, { page: "page", block: a });
let hook: Awaited<ReturnType<typeof mountComposer>>;
beforeEach(async () => {
  hook = await mountComposer();
});

const work = (block?: string | null, page = "page") =>
  hook.render({ page, ...(block === undefined ? {} : { block }) });
const displayed = () => hook.current().title;
const requestSettings = (path: string) =>
  hook.current().noteRequest({ action: "openSettings", document: "page", path });
const receiveSettings = (path: string, title?: string) =>
  act(async () => hook.current().handleMessage(settingsOf(path, title)));

test("[COMP-2] settings open only when the editor requests them", async () => {
  await receiveSettings(a);
  expect(displayed()).toBe("");
  requestSettings(a);
  await receiveSettings(a);
  expect(displayed()).toBe("Form");
  await receiveSettings(a, "Changed");
  await receiveSettings(b, "Another");
  expect(displayed()).toBe("Changed");
  await act(async () => hook.current().close());
  await receiveSettings(a, "Late");
  expect(displayed()).toBe("");
});

test.each([
  ["with another block", b, "page"],
  ["with no block", null, "page"],
  ["with another page", a, "other"],
])("[COMP-2] settings close when the editor goes on %s", async (_, block, page) => {
  requestSettings(a);
  await receiveSettings(a);
  await work(undefined);
  expect(displayed()).toBe("Form");
  await work(block, page);
  expect(displayed()).toBe("");
  await work(a);
  expect(displayed()).toBe("");
});
