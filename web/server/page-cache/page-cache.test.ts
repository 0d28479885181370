import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { PackedPage } from "./send-page.ts";

const page = (text: string): PackedPage => ({
  etag: `"${text}"`,
  head: [],
  briefHead: [],
  body: Buffer.from(text),
});

test("returns a page until its time expires", () => {
  let now = 1_000;
  const pages = createPageCache({ maxBytes: 1_000, now: () => now });
  pages.set("/en", page("words"), 10, pages.generation());
  expect(pages.find("/en")?.body.toString()).toBe("words");
  now = 1_010;
  expect(pages.find("/en")).toBeDefined();
  now = 1_011;
  expect(pages.find("/en")).toBeUndefined();
});

test("[SEC-1] drops the least recently used page when the cache is full, and counts a page's headers as well as its body", () => {
  const pages = createPageCache({ maxBytes: 25, now: () => 0 });
  const store = (key: string) => pages.set(key, page("ten bytes."), 10, 0);
  store("a");
  store("b");
  pages.find("a");
  store("c");
  expect(["a", "b", "c"].filter((key) => pages.find(key))).toEqual(["a", "c"]);
  store("c");
  expect(["a", "c"].filter((key) => pages.find(key))).toEqual(["a", "c"]);
  pages.set("long", page("more than all of the room"), 10, 0);
  pages.set("too long", page("more than all of the room."), 10, 0);
  expect(["a", "c", "long", "too long"].filter((key) => pages.find(key))).toEqual(["long"]);
  pages.set("headers", { ...page("ten bytes."), head: ["policy", "ten bytes."] }, 10, 0);
  expect(pages.find("headers")).toBeUndefined();
});
