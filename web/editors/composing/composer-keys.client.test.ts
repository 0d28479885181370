import { expect, test, vi } from "vitest";
import { workOfKey } from "./composer-keys.client.ts";

const blocks = { document: "page", paths: ['blocks[_key=="a"]', 'blocks[_key=="b"]'] };

/** Presses a key, such as `Alt+ArrowUp`. Returns the called callbacks with their arguments. */
function press(keys: string): unknown[] {
  const held = keys.split("+");
  const key = held.pop() ?? "";
  const does = vi.fn<(...call: unknown[]) => void>();
  const work = workOfKey(
    {
      key,
      altKey: held.includes("Alt"),
      shiftKey: held.includes("Shift"),
      ctrlKey: held.includes("Ctrl"),
      metaKey: held.includes("Meta"),
    },
    blocks,
    {
      ask: (request) => does("ask", request),
      add: () => does("add"),
      step: (by) => does("step", by),
      extend: (by) => does("extend", by),
      selectList: () => does("selectList"),
      edit: () => does("edit"),
      deselect: () => does("deselect"),
    },
  );
  work?.();
  return does.mock.calls.flat();
}

test.each([
  ["ArrowUp", ["step", -1]],
  ["Shift+ArrowDown", ["extend", 1]],
  ["Alt+ArrowDown", ["ask", { ask: "step", ...blocks, by: 1 }]],
  ["Ctrl+a", ["selectList"]],
  ["Meta+A", ["selectList"]],
  ["Ctrl+d", ["ask", { ask: "duplicate", ...blocks }]],
  ["Delete", ["ask", { ask: "remove", ...blocks }]],
  ["Insert", ["add"]],
  ["Ctrl+ArrowUp", []],
  ["x", []],
])("[COMP-3] %s acts on all selected blocks", (keys, calls) => {
  expect(press(keys)).toEqual(calls);
});
