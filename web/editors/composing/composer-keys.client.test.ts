import { expect, test, vi } from "vitest";
import { composerKeyHandler } from "./composer-keys.client.ts";

const blocks = { document: "page", paths: ['blocks[_key=="a"]', 'blocks[_key=="b"]'] };

/** Presses a key, such as `Alt+ArrowUp`. Returns the called callbacks with their arguments. */
function press(keys: string): unknown[] {
  const held = keys.split("+");
  const key = held.pop() ?? "";
  const does = vi.fn<(...call: unknown[]) => void>();
  const work = composerKeyHandler(
    {
      key,
      altKey: held.includes("Alt"),
      shiftKey: held.includes("Shift"),
      ctrlKey: held.includes("Ctrl"),
      metaKey: held.includes("Meta"),
    },
    blocks,
    {
      sendCommand: (request) => does("sendCommand", request),
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
  ["Alt+ArrowDown", ["sendCommand", { action: "step", ...blocks, by: 1 }]],
  ["Ctrl+a", ["selectList"]],
  ["Meta+A", ["selectList"]],
  ["Ctrl+d", ["sendCommand", { action: "duplicate", ...blocks }]],
  ["Delete", ["sendCommand", { action: "remove", ...blocks }]],
  ["Insert", ["add"]],
  ["Ctrl+ArrowUp", []],
  ["x", []],
])("[COMP-3] %s acts on all selected blocks", (keys, calls) => {
  expect(press(keys)).toEqual(calls);
});
