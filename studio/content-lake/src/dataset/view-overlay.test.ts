import { expect, it } from "vitest";
import { storedPage } from "../../tests/support/sample-documents.ts";
import type { LakeDocument } from "../document.ts";
import { overlay, View } from "./view.ts";

const document = (id: string, _type: string, day: number) =>
  storedPage(id, { _type, _updatedAt: `2026-01-0${day}T00:00:00Z` });
const ids = (documents: readonly LakeDocument[]) => documents.map(({ _id }) => _id);

it("adds documents to every list and look-up in order, and leaves the view unchanged", () => {
  const view = new View();
  for (const each of [document("a", "page", 1), document("c", "page", 3)]) view.set(each);
  const both = overlay(view, [document("b", "group", 2)]);
  expect(ids(both.all())).toEqual(["a", "b", "c"]);
  expect(ids(both.newest())).toEqual(["c", "b", "a"]);
  expect([ids(both.newest("group")), ids(both.newest("page"))]).toEqual([["b"], ["c", "a"]]);
  expect(ids(both.bucket("_type", "group"))).toEqual(["b"]);
  expect(["b", "a", "z"].map((id) => both.get(id)?._type)).toEqual(["group", "page", undefined]);
  expect(ids(view.all())).toEqual(["a", "c"]);
  const changed: string[] = [];
  const stop = both.watch((id) => changed.push(id));
  view.set(document("d", "page", 1));
  stop();
  view.set(document("e", "page", 1));
  expect([ids(both.all()), changed]).toEqual([["a", "b", "c", "d", "e"], ["d"]]);
});
