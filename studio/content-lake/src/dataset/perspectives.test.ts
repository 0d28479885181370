import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { numbered, storedPage } from "../../tests/support/sample-documents.ts";
import { finish } from "../in-parts.ts";
import { drafts, Perspectives, published } from "./perspectives.ts";
import type { View } from "./view.ts";

function heapUsed(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

const id = fc.constantFrom("a", "b", "drafts.a", "drafts.b", "drafts.c", "versions.r.a");
const stored = fc.record({
  _id: id,
  _type: fc.constantFrom("page", "post"),
  slug: fc.constantFrom("x", "y").map((current) => ({ current })),
  to: fc.constantFrom("a", "b").map((_ref) => ({ _ref })),
  _system: fc.constantFrom(undefined, { delete: true }),
});
const changes = fc.array(
  fc.oneof(
    stored.map((fields) => ({ id: fields._id, fields })),
    id.map((one) => ({ id: one, fields: null })),
  ),
);

const stateOf = ({ fields }: { fields: { _id: string } | null }) =>
  fields && storedPage(fields._id, fields);
const seen = (view: View) => [
  ...["a", "b", "c", "drafts.a"].map((one) => view.get(one)),
  view.all(),
  ...["page", "post"].map((type) => view.bucket("_type", type)),
  ...["x", "y"].map((slug) => view.bucket("slug.current", slug)),
  ...["a", "b"].map((target) => view.bucket("references", target)),
  view.newest(),
];

it.each([["raw" as const], [published], [drafts], [["r", "drafts"]]])(
  "[LAKE-4] shows the same in the perspective %j after changes one by one and at once, whether its view is built before or after",
  (perspective) => {
    fc.assert(
      fc.property(changes, changes, (first, second) => {
        const [later, single, atOnce] = [
          new Perspectives(),
          new Perspectives(),
          new Perspectives(),
        ];
        single.view(perspective);
        for (const one of first)
          for (const each of [later, single, atOnce]) each.apply(one.id, stateOf(one));
        // Builds the lists of the view before the changes.
        seen(atOnce.view(perspective));
        const isReadable = ({ _type }: { _type: string }) => _type === "page";
        atOnce.restricted("pages", isReadable).view(perspective);
        const states = new Map(second.map((one) => [one.id, stateOf(one)]));
        const { apply, formsOf } = finish(atOnce.prepare(states));
        const before = seen(atOnce.view(perspective));
        for (const [id, state] of states) for (const each of [later, single]) each.apply(id, state);
        expect(seen(later.view(perspective))).toEqual(seen(single.view(perspective)));
        const forms = [...states.keys()].map(formsOf);
        expect(seen(atOnce.view(perspective))).toEqual(before);
        apply();
        expect(seen(atOnce.view(perspective))).toEqual(seen(single.view(perspective)));
        expect(forms).toEqual([...states.keys()].map((one) => single.formsOf(one)));
        const readable = single.restricted("pages", isReadable).view(perspective);
        expect(seen(atOnce.restricted("pages", isReadable).view(perspective))).toEqual(
          seen(readable),
        );
      }),
      { seed: 7 },
    );
  },
);

it("[LAKE-4] takes at most 600 bytes of indexes per document, in the views of visitors and of everything", () => {
  const documents = numbered(20_000).map((id, n) =>
    storedPage(id, { slug: { current: `slug-${n}` }, link: { _ref: `page-${n ^ 1}` } }),
  );
  const before = heapUsed();
  const perspectives = new Perspectives();
  for (const document of documents) perspectives.apply(document._id, document);
  expect(perspectives.view(published).bucket("slug.current", "slug-7")).toEqual([documents[7]]);
  expect((heapUsed() - before) / documents.length).toBeLessThan(600);
  expect(perspectives.view(drafts).get("page-7")).toMatchObject({ _originalId: "page-7" });
});
