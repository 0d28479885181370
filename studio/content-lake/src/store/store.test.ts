import { afterEach, expect, it, vi } from "vitest";
import { sampleTransaction, storedPage } from "../../tests/support/sample-documents.ts";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { finish, inOnePart } from "../in-parts.ts";
import { CommitThread } from "./commit-thread.ts";
import type { Commit } from "./commit.ts";
import { openStore } from "./store.ts";

const inFolder = setUpFolder();
afterEach(() => vi.restoreAllMocks());

it("[SEC-5] finds the size of transactions without reading their contents", () => {
  const store = openStore(inFolder("lake.db"));
  const insert = store.database.prepare(
    "insert into tx (dataset, number, id, author, timestamp, digest, body) values ('production', ?, ?, '', '', '', ?)",
  );
  const [count, length] = [20, 500_000];
  store.together(() => {
    for (let number = 1; number <= count; number += 1)
      insert.run(number, `t${number}`, "x".repeat(length));
  });
  const timeOf = (work: () => unknown) => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  };
  const reading = timeOf(() =>
    store.database.prepare("select sum(length(body)) as sum from tx").get(),
  );
  const sizes: number[] = [];
  const fastest = Math.min(
    ...Array.from({ length: 5 }, () =>
      timeOf(() => sizes.push(store.sizeAfter("production", 0, count))),
    ),
  );
  expect(sizes[0]).toBe(count * length);
  expect(fastest).toBeLessThan(reading / 10);
  store.close();
});

it("[SEC-5] updates no entry for the search while the documents in memory are older", () => {
  const store = openStore(inFolder("lake.db"));
  const found = (text: string) => finish(store.search("production", text)).ids;
  const commit = (id: string, title: string): Commit => ({
    dataset: "production",
    transaction: sampleTransaction(id, { documentIDs: ["a"] }),
    documents: new Map([["a", storedPage("a", { title })]]),
  });
  store.commit(commit("one", "apple"));
  expect(found("apple")).toEqual(["a"]);
  vi.spyOn(CommitThread.prototype, "write").mockImplementation(() =>
    inOnePart(() => store.commit(commit("two", "pear"))),
  );
  const written = store.commitInThread?.(commit("two", "pear")).next();
  expect(written).toEqual({ done: true, value: 2 });
  expect(store.updateSearch()).toBe(true);
  const parts = store.search("production", "pear");
  for (let part = 0; part < 10; part += 1) expect(parts.next().done).toBe(false);
  const pending = store.database.prepare("select count(*) as count from search_pending");
  expect(pending.get()).toEqual({ count: 1 });
  store.markApplied();
  expect(found("pear")).toEqual(["a"]);
  store.close();
});
