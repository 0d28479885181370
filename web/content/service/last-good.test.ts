import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLastGood } from "./last-good.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "last-good-"));
});
afterEach(() => rm(folder, { recursive: true }));

const answer = { result: { title: "Salt" }, tags: ["s1:abc"] };

describe("[PAGE-9] the cache of last good results", () => {
  it("returns a result after a restart", async () => {
    await createLastGood(folder, console.error).store("query", answer);
    expect(await createLastGood(folder, console.error).find("query")).toEqual(answer);
  });

  it("returns the latest result, and none of a page that was unpublished", async () => {
    const cache = createLastGood(folder, console.error);
    await cache.store("query", answer);
    await cache.store("query", { ...answer, result: "later" });
    expect(await cache.find("query")).toEqual({ ...answer, result: "later" });
    await cache.store("query", { ...answer, result: null });
    expect(await cache.find("query")).toBeUndefined();
  });

  it("works without a writable folder and logs that once", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const lines: string[] = [];
    const cache = createLastGood(join(file, "below"), (line) => lines.push(line));
    await cache.store("a", answer);
    await cache.store("b", answer);
    expect(await cache.find("a")).toBeUndefined();
    expect(lines).toHaveLength(1);
  });
});
