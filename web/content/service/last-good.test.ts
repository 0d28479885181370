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
