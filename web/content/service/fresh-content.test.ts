import { expect, test } from "vitest";
import { createFreshContent } from "./fresh-content.ts";

/** A content service whose content changes with `publish`. Counts the requests. */
function openService() {
  const fresh = createFreshContent();
  fresh.follow(true);
  let version = 1;
  let requestCount = 0;
  const load = async () => {
    requestCount += 1;
    const result = version;
    // Delays the response until after a change that is made right after the request.
    await Promise.resolve();
    return { result, tags: [], digest: String(result), bytes: 10 };
  };
  return {
    fresh,
    read: async (key = "home") => (await fresh.read(key, load)).result,
    publish: () => {
      version += 1;
      fresh.drop();
    },
    countRequests: () => requestCount,
  };
}

test("[MEM-1] requests content once for all readers until it changes", async () => {
  const { read, publish, countRequests } = openService();
  expect(await Promise.all([read(), read(), read("other")])).toEqual([1, 1, 1]);
  expect(await read()).toBe(1);
  expect(countRequests()).toBe(2);
  publish();
  expect([await read(), await read()]).toEqual([2, 2]);
  expect(countRequests()).toBe(3);
});

test("[PAGE-1][PAGE-9] caches no response that lacks the requested content, and no error", async () => {
  const { fresh, read, countRequests } = openService();
  const load = async () => ({ result: null, tags: [], digest: "null", bytes: 4 });
  const isFound = ({ result }: { result: unknown }) => result !== null;
  await fresh.read("missing", load, isFound);
  const later = await fresh.read(
    "missing",
    async () => ({ ...(await load()), result: 1 }),
    isFound,
  );
  expect([later.result, countRequests()]).toEqual([1, 0]);
  const failing = () => Promise.reject(new Error("down"));
  await expect(fresh.read("home", failing)).rejects.toThrow("down");
  expect(await read()).toBe(1);
});

test("[PAGE-7] neither shares nor caches a request that began before a change, and nothing while changes are not followed", async () => {
  const { fresh, read, publish, countRequests } = openService();
  const early = read();
  publish();
  expect([await read(), await early]).toEqual([2, 1]);
  const late = read();
  publish();
  await late;
  expect(await read()).toBe(3);
  fresh.follow(false);
  await read();
  await read();
  expect(countRequests()).toBe(5);
});
