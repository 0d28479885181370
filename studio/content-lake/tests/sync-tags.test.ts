import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readEvents } from "./support/read-events.ts";
import {
  field,
  page as createPage,
  patchOf,
  putPage,
  setUpTestLake,
} from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const page = (id: string, slug = "home", language = "en") =>
  createPage(id, { slug: { current: slug }, language });
const runQuery = async (
  query: string,
  params: Record<string, unknown> = {},
  perspective = "published",
) => {
  const path = `/v2025-02-19/data/query/production?perspective=${perspective}`;
  const { body } = await lake.call(path, { body: { query, params } });
  return { result: field(body, "result"), tags: strings(field(body, "syncTags")) };
};
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const live = async (more = "") => {
  const events = readEvents(await lake.send(`/v2025-02-19/data/live/events/production${more}`));
  expect((await events.next()).event).toBe("welcome");
  return async () => strings(field(await events.next(), "data.tags"));
};
const bySlug =
  '*[_type == "page" && slug.current == $slug && language == $language][0]{n, "to": to->n}';

it("invalidates the published page and lists of pages, but no other page", async () => {
  await lake.mutate([page("a"), page("b", "home", "de"), page("c", "about")]);
  const [home, startseite, about, list, settings] = await Promise.all([
    runQuery(bySlug, { slug: "home", language: "en" }),
    runQuery(bySlug, { slug: "home", language: "de" }),
    runQuery(bySlug, { slug: "about", language: "en" }),
    runQuery('*[_type == "page"].slug.current'),
    runQuery('*[_type == "siteSettings"][0]'),
  ]);
  const next = await live();
  await lake.mutate([patchOf("a", { n: 2 })]);
  const touched = new Set(await next());
  const isTouched = ({ tags }: { tags: string[] }) => tags.some((tag) => touched.has(tag));
  expect([home, list].map(isTouched)).toEqual([true, true]);
  expect([startseite, about, settings].map(isTouched)).toEqual([false, false, false]);
});

it("notifies visitors of publications, clients with a token of drafts too, and a reconnecting client of what it missed", async () => {
  const connect = async (headers: Record<string, string> = {}) =>
    readEvents(await lake.send("/v1/data/live/events/production", { headers }));
  const { id } = await (await connect()).next();
  const [visitor, editor] = [await live(), await live("?includeDrafts=true")];
  await lake.mutate([page("drafts.a")]);
  await lake.mutate([page("b")]);
  const [draft, published] = [await editor(), await editor()];
  const seen = await visitor();
  expect(seen.toSorted()).toEqual(published.toSorted());
  expect(draft).not.toEqual(published);
  for (const [lastId, event] of [
    [id, "message"],
    ["long ago", "restart"],
    [String(Number(id) + 500), "restart"],
  ] as const) {
    const events = await (await connect({ "last-event-id": lastId })).take(2);
    expect(events.map((one) => one.event)).toEqual(["welcome", event]);
  }
});

const id = fc.constantFrom("a", "b", "drafts.a", "drafts.b", "versions.r.a");
const link = fc
  .constantFrom("a", "b", "zz")
  .map((_ref) => ({ _type: "reference", _ref, _weak: true }));
const content = fc.record({
  _type: fc.constantFrom("page", "post"),
  slug: fc.constantFrom("x", "y").map((current) => ({ current })),
  language: fc.constantFrom("en", "de"),
  n: fc.nat(3),
  to: link,
});
const mutation = fc.oneof(
  fc.tuple(id, content).map(([_id, fields]) => ({ createOrReplace: { _id, ...fields } })),
  id.map((one) => ({ delete: { id: one } })),
);
const query = fc.constantFrom(
  '*[_type == "page" && slug.current == "x" && language == "en"]{n, "to": to->n}',
  '*[_type in ["page", "post"] && slug.current == $slug]',
  '*[_id == "a"][0]{"far": to->to->{n, "back": *[references(^._id)]._id}}',
  '*[_type == "page"] | order(n desc)[0].n',
  'count(*[_type != "marker"])',
  '*[slug.current == "y"]._id',
  '*[_type == "post" || (_type == "page" && language == "de")]._id',
  '*[_id in ["a", "zz"]]{n}',
  '{"one": *[_id == "b"][0].n, "many": *[_type == "post"].n}',
  "*[references($target)]._id",
  '*[_id in *[_type == "post"].to._ref]{n}',
  '*[to->n > 1][0]{n, "to": to->n}',
  '*[_type == "page"] | order(_updatedAt desc, n asc)[0]._id',
  '*[_type == "page" || _id == $target]{n, "same": count(*[language == ^.language])}',
  '*[_type in ["page", "post"] && [@, _id] match text::query("y")] | score([@, _id] match text::query("y"))',
);

it("returns tags that cover every change of the response", async () => {
  const params = { slug: "x", target: "a" };
  const scenario = fc.array(fc.array(mutation, { minLength: 1, maxLength: 2 }), {
    minLength: 2,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(
      scenario,
      query,
      fc.constantFrom("published", "drafts", "r"),
      async (commits, text, perspective) => {
        await lake.mutate([{ delete: { query: '*[_type != "marker"]' } }]);
        const next = await live(perspective === "published" ? "" : "?includeDrafts=true");
        let before = await runQuery(text, params, perspective);
        for (const mutations of commits) {
          await lake.mutate(mutations);
          const touched = await touchedBefore(next);
          const after = await runQuery(text, params, perspective);
          const isChanged = JSON.stringify(after.result) !== JSON.stringify(before.result);
          const isTouched = before.tags.some((tag) => touched.has(tag));
          expect(
            isTouched || !isChanged,
            `${text} in ${perspective} after ${JSON.stringify(mutations)}`,
          ).toBe(true);
          before = after;
        }
      },
    ),
    { numRuns: 90, seed: 7 },
  );
}, 60_000);

/**
 * Returns the tags that the lake has announced since the last call. To find the last of them,
 * commits a marker document and reads events until the marker's tag arrives.
 */
async function touchedBefore(next: () => Promise<string[]>): Promise<Set<string>> {
  const [mark] = (await runQuery('*[_id == "marker"]')).tags;
  await lake.mutate([putPage("marker", { _type: "marker" })]);
  const touched = new Set<string>();
  for (;;) {
    const tags = await next();
    if (mark !== undefined && tags.includes(mark)) return touched;
    for (const tag of tags) touched.add(tag);
  }
}
