// @vitest-environment jsdom
import { act, useEffect } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useBlockSettings } from "./use-block-settings.client.ts";

const [a, b] = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];
const settingsOf = (path: string, title = "Form") => ({
  tell: "settings" as const,
  path,
  title,
  more: "More",
  close: "Close",
  settings: [],
});

let kept: ReturnType<typeof useBlockSettings>;
let work: (block: string | null | undefined, page?: string) => Promise<void>;
let displayed: () => string | null;

function Composer({ page, block }: { page: string; block: string | null | undefined }) {
  const current = useBlockSettings(page);
  useEffect(() => {
    kept = current;
  });
  return <output>{current.displayed(block)?.title}</output>;
}

beforeEach(async () => {
  const view = mountReact();
  onTestFinished(() => view.unmount());
  work = (block, page = "page") => view.render(<Composer page={page} block={block} />);
  displayed = () => view.place.textContent;
  await work(a);
});

const ask = (path: string) => kept.noteRequest({ ask: "openSettings", document: "page", path });
const hear = (path: string, title?: string) => act(async () => kept.hear(settingsOf(path, title)));

test("[COMP-2] settings open only when the editor asks for them", async () => {
  await hear(a);
  expect(displayed()).toBe("");
  ask(a);
  await hear(a);
  expect(displayed()).toBe("Form");
  await hear(a, "Changed");
  await hear(b, "Another");
  expect(displayed()).toBe("Changed");
  await act(async () => kept.close());
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
