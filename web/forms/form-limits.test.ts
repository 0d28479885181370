import { expect, test } from "vitest";
import { createFormLimits } from "./form-limits.ts";

/** A store that counts, of which a test may remove counts. */
function countingStore() {
  const counts = new Map<string, number>();
  const incrBy = async (key: string, amount: number) => {
    const count = (counts.get(key) ?? 0) + amount;
    counts.set(key, count);
    return count;
  };
  const client = {
    isReady: true,
    incrBy,
    decrBy: (key: string, amount: number) => incrBy(key, -amount),
    del: async (key: string) => counts.delete(key),
    pExpire: async () => true,
  };
  return { counts, client };
}

test("[FORM-4][SEC-5] giving back a count that the shared store has lost allows no more than the limit", async () => {
  const { counts, client } = countingStore();
  const { charge } = createFormLimits(() => 0, Promise.resolve(client));
  const { giveBack } = await charge("fileBytes", "a", 100_000_000);
  counts.clear();
  await giveBack();
  await charge("fileBytes", "a", 200_000_000);
  expect((await charge("fileBytes", "a", 1)).seconds).toBeGreaterThan(0);
});
