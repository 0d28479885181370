import { expect, test } from "vitest";
import { turnsDuring } from "../../tests/support/turns-during.ts";
import { View } from "../dataset/view.ts";
import { runQuery } from "./run-query.ts";
import { contextIn, document } from "../../tests/support/query-context.ts";

const view = new View();
for (let n = 0; n < 400; n += 1) view.set(document(`d${n}`, "page", { n }));

test("[SEC-5] lets other tasks run during a query with an asynchronous function", async () => {
  const query =
    '*[n < 40]{"more": count(*[n > ^.n]), "d": diff::changedAny({"n": 1}, {"n": ^.n}, (n))}';
  const { turns, result } = await turnsDuring(runQuery(query, {}, contextIn(view)));
  expect(JSON.parse(result.json)).toContainEqual({ more: 360, d: true });
  expect(turns).toBeGreaterThan(2);
});
