import { expect, it } from "vitest";
import { turnsDuring } from "../../../tests/support/turns-during.ts";
import { runQuery } from "../run-query.ts";
import {
  evaluate,
  contextOf,
  document,
  partAt,
  perspectivesOf,
} from "../../../tests/support/query-context.ts";

const count = 3_000;
const many = perspectivesOf(
  Array.from({ length: count }, (_, n) =>
    document(`d${n}`, n % 2 ? "page" : "post", {
      title: `Title ${n}`,
      n: (n * 7) % count,
      tags: [`a${n}`, `b${n}`],
      next: { _ref: `d${(n * 13) % count}` },
    }),
  ),
);

it.each([
  '*[_type == "page"]{title, "next": next->title}',
  "*{title}[5..9]",
  "*{title, n} | order(n desc)[0..9]",
  "*[n < 2000].tags[]",
  '*[title match "Title 1*"]{"t": tags[@ match "b*"]}',
  '{"pages": *[_type == "page"]{title}[0..2], "first": *[n == 7][0].title}',
])("[LAKE-2] maps long lists, which are read in pieces: %s", async (query) => {
  const { result, map } = await evaluate(query, many);
  const mappings = Object.entries(map.mappings);
  const origins = mappings.map(([place, { source }]) => {
    if (source.type !== "documentValue") return [place, undefined];
    const id = map.documents[source.document]?._id ?? "";
    return [place, partAt(many.raw.get(id), map.paths[source.path] ?? "")];
  });
  expect(origins).toEqual(mappings.map(([place]) => [place, partAt(result, place)]));
  const titles = JSON.stringify(result).match(/"(?:Title |[ab])\d+"/g)?.length ?? 0;
  expect(mappings.length * 2).toBeGreaterThanOrEqual(titles);
  expect(titles).toBeGreaterThan(0);
});

it("[LAKE-2] lets other tasks run while it writes a long map", async () => {
  const query = '*{..., "next": next->{title, "next": next->title}}';
  expect((await turnsDuring(evaluate(query, many))).turns).toBeGreaterThan(3);
});

it("[LAKE-2] counts the map toward the size of a result, and its time toward the query's", async () => {
  const context = { ...contextOf(many, "raw"), sourceMap: "key" as const };
  const resultLimit = { nodes: 1_000_000, characters: 300_000, heapGrowth: 1e9 };
  const query = "*{title, n}";
  await runQuery(query, {}, { ...context, sourceMap: undefined, resultLimit });
  await expect(runQuery(query, {}, { ...context, resultLimit })).rejects.toMatchObject({
    body: { error: { type: "queryResultTooLargeError" } },
  });
  const timeLimit = { total: 10, piece: 20, attempt: 8 };
  const slow = '{"all": *{..., "next": next->next->next->{...}, "tags": tags[]{"a": @}}}';
  await expect(runQuery(slow, {}, { ...context, timeLimit })).rejects.toMatchObject({
    body: { error: { type: "queryTimeoutError" } },
  });
});
