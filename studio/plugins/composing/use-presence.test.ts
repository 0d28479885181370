import { expect, test } from "vitest";
import { editorsInBlocks } from "./use-presence.ts";

const at = (sessionId: string, lastActiveAt: string, path: (string | { _key: string })[]) => ({
  user: { id: `user-${sessionId}`, displayName: `Editor ${sessionId}` },
  sessionId,
  lastActiveAt,
  path,
});

test("[COMP-4] lists the editors in fields of blocks, those who moved last first", () => {
  const inBlock = ["blocks", { _key: "a" }, "heading"];
  const found = [
    at("one", "2026-01-01T10:00:00Z", inBlock),
    at("two", "2026-01-01T10:00:05Z", [...inBlock.slice(0, 2), "text"]),
    at("three", "2026-01-01T10:00:09Z", ["title"]),
    at("four", "2026-01-01T10:00:09Z", []),
  ];
  expect(editorsInBlocks(found)).toEqual([
    { session: "two", name: "Editor two", path: 'blocks[_key=="a"].text' },
    { session: "one", name: "Editor one", path: 'blocks[_key=="a"].heading' },
  ]);
});

test("[COMP-4] names an editor without a name by the user's ID, and lists at most thirty", () => {
  const one = at("0", "2026-01-01T10:00:00Z", ["blocks", { _key: "a" }]);
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...one,
    user: { id: `user-${index}` },
  }));
  const editors = editorsInBlocks(many.map((each, index) => ({ ...each, sessionId: `${index}` })));
  expect(editors).toHaveLength(30);
  expect(editors[0]?.name).toBe("user-0");
});
