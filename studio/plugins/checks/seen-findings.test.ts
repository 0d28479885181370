import { expect, test } from "vitest";
import { createSeenFindings } from "./seen-findings.ts";

test("remembers the displayed findings of each page until the next ones replace them", () => {
  const stored = new Map<string, string>();
  const shared = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  createSeenFindings(() => shared).remember("house", ["a", "b"]);
  const seen = createSeenFindings(() => shared);
  const has = [seen.has("house", "a"), seen.has("house", "c"), seen.has("yard", "a")];
  expect(has).toEqual([true, false, false]);
  seen.remember("house", ["c"]);
  expect([seen.has("house", "a"), seen.has("house", "c")]).toEqual([false, true]);
});

test("remembers nothing when the storage is unavailable or its content is invalid", () => {
  const none = createSeenFindings(() => {
    throw new DOMException("denied", "SecurityError");
  });
  none.remember("house", ["a"]);
  expect(none.has("house", "a")).toBe(false);
  const nonsense = { getItem: () => "{", setItem: () => undefined };
  expect(createSeenFindings(() => nonsense).has("house", "a")).toBe(false);
});
