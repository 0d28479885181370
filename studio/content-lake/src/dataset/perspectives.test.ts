import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { drafts, Perspectives, published } from "./perspectives.ts";

function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

it("[LAKE-4] takes at most 600 bytes of indexes per document, in the views of visitors and of everything", () => {
  const documents = Array.from({ length: 20_000 }, (_, n) => ({
    _id: `page-${n}`,
    _type: "page",
    _rev: "r",
    _createdAt: "2026-01-01T00:00:00Z",
    _updatedAt: "2026-01-01T00:00:00Z",
    slug: { current: `slug-${n}` },
    link: { _ref: `page-${n ^ 1}` },
  }));
  const before = heapUsed();
  const perspectives = new Perspectives();
  for (const document of documents) perspectives.apply(document._id, document);
  expect(perspectives.view(published).bucket("slug.current", "slug-7")).toEqual([documents[7]]);
  expect((heapUsed() - before) / documents.length).toBeLessThan(600);
  expect(perspectives.view(drafts).get("page-7")).toMatchObject({ _originalId: "page-7" });
});
