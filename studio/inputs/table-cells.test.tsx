// @vitest-environment jsdom
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { BlockChange } from "../plugins/composing/change-blocks.ts";
import { setUpView } from "../ui/view.fixture.tsx";
import { tableCells } from "./table-cells.tsx";

const table = {
  _key: "t",
  _type: "table",
  rows: [{ _key: "a", _type: "tableRow", title: "Salt" }],
};
let stored = { blocks: [table] };
let changes: (BlockChange | null)[] = [];
const push = vi.fn<(toast: object) => void>();

vi.mock("sanity", () => ({
  definePlugin: (plugin: object) => () => plugin,
  pathToString: (path: (string | { _key: string })[]) =>
    path
      .map((step) => (typeof step === "string" ? `.${step}` : `[_key=="${step._key}"]`))
      .join("")
      .slice(1),
  useFormValue: (path: unknown[]) => (path.at(-1) === "_id" ? "page" : "table"),
}));
vi.mock("@sanity/ui/toast", () => ({ useToast: () => ({ push }) }));
vi.mock("../plugins/composing/use-page-change.ts", () => ({
  usePageChange: () => ({
    commit: async (_: string, work: (page: object) => BlockChange | null) => {
      changes.push(work(stored));
      return changes.at(-1) ?? null;
    },
  }),
}));

const page = setUpView();
beforeEach(() => {
  stored = { blocks: [table] };
  changes = [];
  push.mockClear();
});

async function paste(text: string, path: readonly unknown[], more: object = {}): Promise<boolean> {
  const { form } = tableCells();
  const Input = form?.components?.input;
  if (!Input) throw new Error("The plugin has no input.");
  const props = { schemaType: { name: "string" }, path, renderDefault: () => <input />, ...more };
  const input: ReactNode = Reflect.apply(Input, undefined, [props]);
  await page.render(input);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const getData = (type: string) => (type === "text/plain" ? text : "");
  Object.assign(event, { clipboardData: { getData } });
  page.find("input").dispatchEvent(event);
  return event.defaultPrevented;
}

const cell = ["blocks", { _key: "t" }, "rows", { _key: "a" }, "cell1"];

test("[BLK-8] cells pasted into a heading of the form fill the header row and the rows", async () => {
  const heading = ["blocks", { _key: "t" }, "columns", "cell1"];
  expect(await paste("Length\tSound\n9 min\tMono", heading)).toBe(true);
  expect(changes[0]?.patch.set?.['blocks[_key=="t"]']).toMatchObject({
    columns: { cell1: "Length", cell2: "Sound" },
    rows: [{ title: "Salt", cell1: "9 min", cell2: "Mono" }],
  });
  expect(push).not.toHaveBeenCalled();
});

test("[BLK-8] says what the table has no place for, and when the row is gone", async () => {
  await paste(Array.from({ length: 9 }, () => "x").join("\t"), cell);
  await expect.poll(() => push).toHaveBeenCalledOnce();
  expect(push.mock.lastCall?.[0]).toMatchObject({
    description: "Some cells, or a caption, didn't fit into the table.",
  });
  stored = { blocks: [] };
  await paste("9 min\tMono", cell);
  await expect.poll(() => push).toHaveBeenCalledTimes(2);
  expect(push).toHaveBeenLastCalledWith({
    status: "error",
    title: "The change was not saved",
    description: "The table or the row no longer exists.",
  });
});

test.each([
  ["a word", "9 min", cell, {}],
  ["cells in a field that can't be edited", "9 min\tMono", cell, { readOnly: true }],
  ["cells in another field", "9 min\tMono", ["blocks", { _key: "t" }, "heading"], {}],
])("[BLK-8] leaves %s to the form's field", async (_, text, path, more) => {
  expect(await paste(text, path, more)).toBe(false);
  expect(changes).toEqual([]);
});
