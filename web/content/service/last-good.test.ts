import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { createLastGood } from "./last-good.ts";

const response = { result: { title: "Salt" }, tags: ["s1:abc"] };

test("[PAGE-9] returns the latest result after a restart, and none of a page that was unpublished", async () => {
  const folder = temporaryFolder();
  const cache = createLastGood(folder, console.error);
  await cache.store("query", response);
  expect(await createLastGood(folder, console.error).find("query")).toEqual(response);
  await cache.store("query", { ...response, result: "later" });
  expect(await cache.find("query")).toEqual({ ...response, result: "later" });
  await cache.store("query", { ...response, result: null });
  expect(await cache.find("query")).toBeUndefined();
});

test("[PAGE-9] works without a writable folder and logs that once", async () => {
  const log = vi.fn<(line: string) => void>();
  const cache = createLastGood(join(temporaryFolder({ file: "" }), "file/below"), log);
  await cache.store("a", response);
  await cache.store("b", response);
  expect(await cache.find("a")).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});

/** Returns the number of files in a folder, and their size in bytes. */
function sizeOf(folder: string) {
  const names = readdirSync(folder);
  const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return { files: names.length, bytes };
}

test.each([
  ["files", { files: 20, bytes: 1_000_000 }],
  ["bytes", { files: 1_000, bytes: 4_000 }],
])(
  "[SEC-5] keeps a limited number of %s, and deletes those that were used least recently",
  async (_, limits) => {
    const folder = temporaryFolder();
    const write = createLastGood(folder, console.error, limits);
    const result = "x".repeat(150);
    const writtenAt = new Map<string, number>();
    for (let at = 0; at < 10; at += 1) {
      await write.store(`page ${at}`, { result, tags: [] });
      for (const name of readdirSync(folder)) writtenAt.set(name, writtenAt.get(name) ?? at);
    }
    for (const [name, at] of writtenAt) utimesSync(join(folder, name), at, at);
    // Another process has used none of them yet.
    const cache = createLastGood(folder, console.error, limits);
    await cache.store("page 3", { result, tags: [] });
    expect(await cache.find("page 4")).toBeDefined();
    for (let at = 10; at < 60; at += 1) {
      await cache.store(`page ${at}`, { result, tags: [] });
      const { files, bytes } = sizeOf(folder);
      expect(files).toBeLessThanOrEqual(limits.files);
      expect(bytes).toBeLessThanOrEqual(limits.bytes);
      if (at !== 25) continue;
      expect(await cache.find("page 0")).toBeUndefined();
      expect(await cache.find("page 3")).toBeDefined();
      expect(await cache.find("page 4")).toBeDefined();
    }
    expect(await cache.find("page 59")).toBeDefined();
  },
);
