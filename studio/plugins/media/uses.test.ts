import { expect, test } from "vitest";
import { usesOf } from "./uses.ts";

const page = (_id: string) => ({ _id, _type: "page", title: "House", language: "en" });

test("combines a document's published form, draft and versions into one entry", () => {
  const found = {
    documents: [page("house"), page("drafts.house"), page("versions.spring.house")],
    releases: [{ name: "spring", title: "Spring" }],
  };
  expect(usesOf(found)).toEqual([
    {
      id: "house",
      type: "page",
      title: "House",
      language: "en",
      isPublished: true,
      isDraft: true,
      releases: [{ name: "spring", title: "Spring" }],
    },
  ]);
});

test("distinguishes documents that use the asset only in a draft or in a release", () => {
  const documents = [page("drafts.a"), page("versions.spring.b")];
  expect(usesOf({ documents, releases: [] })).toMatchObject([
    { id: "a", isPublished: false, isDraft: true, releases: [] },
    {
      id: "b",
      isPublished: false,
      isDraft: false,
      releases: [{ name: "spring", title: "spring" }],
    },
  ]);
});
