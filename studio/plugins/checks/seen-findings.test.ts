import { expect, test } from "vitest";
import { createTold } from "./seen-findings.ts";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("remembers the displayed findings of each page until the next ones replace them", () => {
  const shared = storage();
  createTold(() => shared).remember("house", ["a", "b"]);
  const told = createTold(() => shared);
  expect([told.has("house", "a"), told.has("house", "c"), told.has("yard", "a")]).toEqual([
    true,
    false,
    false,
  ]);
  told.remember("house", ["c"]);
  expect([told.has("house", "a"), told.has("house", "c")]).toEqual([false, true]);
});

test("remembers nothing when the storage is unavailable or its content is invalid", () => {
  const none = createTold(() => {
    throw new DOMException("denied", "SecurityError");
  });
  none.remember("house", ["a"]);
  expect(none.has("house", "a")).toBe(false);
  const nonsense = { getItem: () => "{", setItem: () => undefined };
  expect(createTold(() => nonsense).has("house", "a")).toBe(false);
});
