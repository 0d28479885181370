import { expect, test } from "vitest";
import type { SiteAddresses } from "../../content/addresses/site-addresses.ts";
import { addressesOf, languagesOf } from "./addresses.fixture.ts";
import { createAddressList } from "./known-addresses.ts";

/** Creates a list whose reads a test resolves one by one. Only `pause` and `pass` move its clock. */
function controlledList() {
  const reads: PromiseWithResolvers<SiteAddresses>[] = [];
  const pauses: number[] = [];
  const failures: unknown[] = [];
  let now = 1_000;
  const list = createAddressList({
    read: () => {
      const read = Promise.withResolvers<SiteAddresses>();
      reads.push(read);
      return read.promise;
    },
    onFailure: (error) => failures.push(error),
    now: () => now,
    pause: async (ms) => {
      pauses.push(ms);
      now += ms;
    },
  });
  /** Waits for all pending callbacks except those that depend on a read. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { list, reads, pauses, failures, settle, pass: (ms: number) => (now += ms) };
}

test("[PAGE-7][SEC-1] shares two reads between a thousand callers, the second with pages published meanwhile", async () => {
  const { list, reads, pauses, settle, pass } = controlledList();
  const first = list.reread();
  await settle();
  // A page is published now, so the read in progress may not include it.
  const others = Array.from({ length: 1_000 }, () => list.reread());
  pass(30);
  reads[0]?.resolve(addressesOf(["index"]));
  expect((await first)?.hasPage("en", "new")).toBe(false);
  await settle();
  // Pauses for twice the duration of a read.
  expect(pauses).toEqual([60]);
  reads[1]?.resolve(addressesOf(["index", "new"]));
  const found = await Promise.all(others);
  expect(found.filter((known) => known?.hasPage("en", "new"))).toHaveLength(1_000);
  expect(reads).toHaveLength(2);
});

test("[PAGE-9] keeps the earlier paths when a read fails, and pauses for at most 250 ms", async () => {
  const { list, reads, pauses, failures, settle, pass } = controlledList();
  expect(list.current()).toBeNull();
  const failed = list.reread();
  await settle();
  reads[0]?.reject(new Error("silent"));
  expect(await failed).toBeNull();
  const read = list.reread();
  await settle();
  pass(2_000);
  reads[1]?.resolve(addressesOf(["index"]));
  await read;
  const again = list.reread();
  await settle();
  reads[2]?.reject(new Error("silent"));
  expect(await again).toMatchObject({ isCurrent: false, languages: languagesOf("en") });
  expect(list.current()?.hasPage("en", "index")).toBe(true);
  expect(failures).toHaveLength(2);
  expect(pauses).toEqual([5, 250]);
});
