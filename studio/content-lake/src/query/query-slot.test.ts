import { expect, it } from "vitest";
import { View } from "../dataset/view.ts";
import { createFairQueue } from "../fair-queue.ts";
import { runQuery, type QueryContext } from "./run-query.ts";
import { contextIn, document } from "../../tests/support/query-context.ts";

const view = new View();
for (let n = 0; n < 3_000; n += 1) {
  view.set(document(`d${n}`, "page", { n }));
}
const connected = new AbortController().signal;

/** Creates contexts that share a queue, which runs one long query at a time. */
function contextOf(waiting = 10) {
  const queue = createFairQueue({ parallel: 1, waiting }, "Too many");
  return (client: string, signal = connected): QueryContext => ({
    ...contextIn(view),
    queue,
    caller: { client, signal },
  });
}

/** Reads all documents once for each of 150 documents, so the query yields many times. */
const long = '*[n < 150]{"more": count(*[n > ^.n])}';

it("[LAKE-4] runs long queries one at a time and short queries between them", async () => {
  const context = contextOf();
  const ended: string[] = [];
  const run = async (name: string, query: string, client: string) => {
    await runQuery(query, {}, context(client));
    ended.push(name);
  };
  await Promise.all([
    run("first", long, "a"),
    run("second", long, "a"),
    run("third", long, "a"),
    run("another client's", long, "b"),
    run("short", "*[_id == 'd7'][0].n", "c"),
  ]);
  expect(ended).toEqual(["short", "first", "second", "another client's", "third"]);
});

it("[LAKE-4] stops a long query when its client disconnects, and runs the next", async () => {
  const context = contextOf();
  const controller = new AbortController();
  const queries = [context("a", controller.signal), context("b")].map((each) =>
    runQuery(long, {}, each),
  );
  controller.abort(new Error("disconnected"));
  const [abandoned, next] = await Promise.allSettled(queries);
  expect(abandoned).toMatchObject({ status: "rejected", reason: { message: "disconnected" } });
  expect(next).toMatchObject({ status: "fulfilled" });
});

it("[LAKE-4] returns 503 to a long query when too many wait", async () => {
  const context = contextOf(1);
  const queries = ["a", "a", "a"].map((client) => runQuery(long, {}, context(client)));
  const results = await Promise.allSettled(queries);
  const reasons = results.map((each) => (each.status === "rejected" ? each.reason : null));
  expect(reasons).toEqual([null, null, expect.objectContaining({ status: 503 })]);
});
