import { expect, it } from "vitest";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { openStore } from "./store.ts";

const inFolder = setUpFolder();

it("[SEC-5] finds the size of transactions without reading their contents", () => {
  const store = openStore(inFolder("lake.db"));
  const insert = store.database.prepare(
    "insert into tx (dataset, number, id, author, timestamp, digest, body) values ('production', ?, ?, '', '', '', ?)",
  );
  const [count, length] = [20, 2_000_000];
  store.together(() => {
    for (let number = 1; number <= count; number += 1)
      insert.run(number, `t${number}`, "x".repeat(length));
  });
  const timeOf = (work: () => unknown) => {
    const began = performance.now();
    work();
    return performance.now() - began;
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
