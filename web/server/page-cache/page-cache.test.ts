import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { PackedPage } from "./send-page.ts";

const page = (words: string): PackedPage => ({
  etag: `"${words}"`,
  head: [],
  briefHead: [],
  body: Buffer.from(words),
});

test("returns a page until its time expires", () => {
  let now = 1_000;
  const pages = createPageCache({ maxBytes: 1_000, now: () => now });
  pages.keep("/en", page("words"), 10, pages.age());
  expect(pages.find("/en")?.body.toString()).toBe("words");
  now = 1_010;
  expect(pages.find("/en")).toBeDefined();
  now = 1_011;
  expect(pages.find("/en")).toBeUndefined();
});

test("[SEC-1] drops the least recently used page when the cache is full, and counts a page's headers as well as its body", () => {
  const pages = createPageCache({ maxBytes: 25, now: () => 0 });
  const keep = (key: string) => pages.keep(key, page("ten bytes."), 10, 0);
  keep("a");
  keep("b");
  pages.find("a");
  keep("c");
  expect(["a", "b", "c"].filter((key) => pages.find(key))).toEqual(["a", "c"]);
  keep("c");
  expect(["a", "c"].filter((key) => pages.find(key))).toEqual(["a", "c"]);
  pages.keep("long", page("more than all of the room"), 10, 0);
  pages.keep("too long", page("more than all of the room."), 10, 0);
  expect(["a", "c", "long", "too long"].filter((key) => pages.find(key))).toEqual(["long"]);
  pages.keep("headers", { ...page("ten bytes."), head: ["policy", "ten bytes."] }, 10, 0);
  expect(pages.find("headers")).toBeUndefined();
});
