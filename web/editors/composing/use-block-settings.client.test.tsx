// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useBlockSettings } from "./use-block-settings.client.ts";

const [a, b] = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];
const labels = { title: "Form", more: "More", close: "Close", settings: [] };
const settingsOf = (path: string, title = "Form") =>
  ({ tell: "settings", path, ...labels, title }) as const;

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
const ask = (path: string) =>
  hook.current().noteRequest({ ask: "openSettings", document: "page", path });
const hear = (path: string, title?: string) =>
  act(async () => hook.current().hear(settingsOf(path, title)));

test("[COMP-2] settings open only when the editor asks for them", async () => {
  await hear(a);
  expect(displayed()).toBe("");
  ask(a);
  await hear(a);
  expect(displayed()).toBe("Form");
  await hear(a, "Changed");
  await hear(b, "Another");
  expect(displayed()).toBe("Changed");
  await act(async () => hook.current().close());
  await hear(a, "Late");
  expect(displayed()).toBe("");
});

test.each([
  ["with another block", b, "page"],
  ["with no block", null, "page"],
  ["with another page", a, "other"],
])("[COMP-2] settings close when the editor goes on %s", async (_, block, page) => {
  ask(a);
  await hear(a);
  await work(undefined);
  expect(displayed()).toBe("Form");
  await work(block, page);
  expect(displayed()).toBe("");
  await work(a);
  expect(displayed()).toBe("");
});
