import * as fc from "fast-check";
import { expect, it } from "vitest";
import { storedPage } from "../../tests/support/sample-documents.ts";
import type { LakeDocument } from "../document.ts";
import { ViewSnapshot } from "./view-snapshot.ts";
import { View, type Documents } from "./view.ts";

const document = fc
  .record({
    _id: fc.constantFrom("a", "b", "c", "d"),
    _type: fc.constantFrom("page", "post"),
    slug: fc.constantFrom("x", "y").map((current) => ({ current })),
    language: fc.constantFrom("en", "de"),
    to: fc.constantFrom("a", "b").map((_ref) => ({ _ref })),
    _updatedAt: fc.nat(3).map((minute) => `2026-11-21T12:0${minute}:00Z`),
  })
  .map((fields) => storedPage(fields._id, fields));
const change = fc.oneof(
  document.map((put) => ({ put, id: put._id })),
  fc.constantFrom("a", "b", "c", "d").map((id) => ({ put: undefined, id })),
);

function make(view: View, changes: readonly { put: LakeDocument | undefined; id: string }[]): void {
  for (const { put, id } of changes) {
    if (put) view.set(put);
    else view.delete(id);
  }
}

const seen = (source: Documents) => ({
  byId: ["a", "b", "c", "d", "e"].map((id) => source.get(id)),
  all: [...source.all()],
  pages: [...source.bucket("_type", "page")],
  atX: [...source.bucket("slug.current", "x")],
  german: [...source.bucket("language", "de")],
  toA: [...source.bucket("references", "a")],
  newest: [...source.newest()],
  newestPages: [...source.newest("page")],
});

it("returns the view's state at its creation after any changes, while the view sorts like a new one", () => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (first, then) => {
      const view = new View();
      make(view, first);
      const before = seen(view);
      const snapshot = new ViewSnapshot(view);
      make(view, then);
      expect(seen(snapshot)).toEqual(before);
      snapshot.release();
      const copy = new View();
      for (const one of view.all()) copy.set(one);
      expect(seen(view)).toEqual(seen(copy));
    }),
    { seed: 7 },
  );
});

it("returns the old and new versions of changed documents until it is released", () => {
  const view = new View();
  view.set(storedPage("a"));
  const snapshot = new ViewSnapshot(view);
  view.set(storedPage("a", { _type: "post" }));
  expect(snapshot.changedForms().map(({ _type }) => _type)).toEqual(["page", "post"]);
  snapshot.release();
  view.delete("a");
  expect(snapshot.changedForms().map(({ _type }) => _type)).toEqual(["page"]);
});
