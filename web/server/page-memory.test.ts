import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageMemory } from "./page-memory.ts";

const words = "A sentence of a page. ".repeat(100);

test("a page is finished once for each way it is sent", () => {
  const memory = createPageMemory({ maxBytes: 1_000_000 });
  let finished = 0;
  const prepare = () => {
    finished += 1;
    return words;
  };
  const brotli = memory.page('"a"', "br", prepare);
  expect(memory.page('"a"', "br", prepare)).toBe(brotli);
  expect(finished).toBe(1);
  expect(brotliDecompressSync(brotli).toString()).toBe(words);
  expect(gunzipSync(memory.page('"a"', "gzip", prepare)).toString()).toBe(words);
  expect(memory.page('"a"', "identity", prepare).toString()).toBe(words);
  expect(finished).toBe(3);
});

test("a page with another tag is another page", () => {
  const memory = createPageMemory({ maxBytes: 1_000_000 });
  memory.page('"a"', "gzip", () => "before");
  expect(gunzipSync(memory.page('"b"', "gzip", () => "after")).toString()).toBe("after");
});

test("where room runs out, the page that was asked for longest ago goes", () => {
  const memory = createPageMemory({ maxBytes: 25 });
  const finished: string[] = [];
  const ask = (tag: string) =>
    memory.page(tag, "identity", () => {
      finished.push(tag);
      return "ten bytes.";
    });
  for (const tag of ["a", "b", "a", "c", "a", "b"]) ask(tag);
  expect(finished).toEqual(["a", "b", "c", "b"]);
});
