// @module-tag all
import { pageDocument, textBlock } from "../../support/documents.ts";
import { followLive } from "../../support/follow-live.ts";
import { startDelayedLake } from "../../support/stack/delayed-lake.ts";
import { fastlySettings, openFastly } from "../../support/doubles/fastly.ts";
import { balancerPort, openInstances } from "../../support/stack/instances.ts";
import { cacheFolder, ensureNginx } from "../../support/stack/nginx.ts";
import { ensureRedis } from "../../support/stack/redis.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

/** Delay in ms with which the third instance receives live events. */
const LATE = 1_200;

const [nginx, redis] = [ensureNginx(), ensureRedis()];
test.skip(nginx === null || redis === null, "nginx or Redis is missing");

const SLUG = "three-instances";
const path = `/en/${SLUG}`;
const version = (number: number) => pageDocument(SLUG, [textBlock(`Version ${number}.`, "text")]);

test("[PROD-2] a page that is refreshed after its live event is never older than the event, also from an instance that is late or deaf", async ({
  lake,
}) => {
  let isDeaf = false;
  const earlier: (string | undefined)[] = [];
  await lake.createOrReplace(version(0));
  const late = await startDelayedLake(testStack.ports.lake, LATE, () => isDeaf);
  const group = await openInstances(
    testStack,
    { nginx: nginx ?? "", redis: redis ?? "" },
    { lakeOf: (index) => (index === 2 ? late.url : undefined) },
  );
  const read = async (url: string, headers: Record<string, string> = {}) =>
    /Version (\d+)\./.exec(await (await fetch(url + path, { headers })).text())?.[1];
  let events = Promise.withResolvers<Record<string, string>>();
  const [first, second, third] = group.instances;
  const close = await followLive(first?.url ?? "", path, (headers) => events.resolve(headers));
  try {
    await test.step("every instance displays the page", async () => {
      for (const { url } of group.instances) {
        await expect.poll(() => read(url), { timeout: 10_000 }).toBe("0");
      }
    });

    for (const number of [1, 2, 3]) {
      await test.step(`refreshes after publish ${number} display it on all instances`, async () => {
        events = Promise.withResolvers();
        await lake.createOrReplace(version(number));
        const headers = await events.promise;
        expect(headers["cookie"]).toMatch(/^marquee-event=\d+\.[\w-]+\.[\w-]{16}$/);
        // The late instance still has the earlier page, but not for this visitor. (At the first
        // publish it may not have cached the page yet.)
        const stale = await read(third?.url ?? "");
        if (number > 1) earlier.push(stale);
        const seen = await Promise.all(group.instances.map(({ url }) => read(url, headers)));
        expect(seen).toEqual([number, number, number].map(String));
      });
    }

    expect(earlier).toEqual(["1", "2"]);

    await test.step("an instance that misses an event expires its pages", async () => {
      isDeaf = true;
      events = Promise.withResolvers();
      await lake.createOrReplace(version(4));
      const headers = await events.promise;
      const began = performance.now();
      expect(await read(third?.url ?? "", headers)).toBe("4");
      expect(performance.now() - began).toBeGreaterThan(1_500);
      // The instance has caught up, so nobody waits again.
      expect(await read(third?.url ?? "")).toBe("4");
      isDeaf = false;
    });

    await test.step("made-up events delay nothing", async () => {
      const began = performance.now();
      const event = Buffer.from("made-up").toString("base64url");
      await read(second?.url ?? "", { cookie: `marquee-event=1.${event}.${"A".repeat(16)}` });
      expect(performance.now() - began).toBeLessThan(1_500);
    });
  } finally {
    close();
    await group.stop();
    late.stop();
    await lake.delete(`page-en-${SLUG}`);
  }
});

test("[PROD-3] a CDN caches visitors' pages until they change, and none of members", async ({
  lake,
}) => {
  await lake.createOrReplace(version(0));
  const group = await openInstances(
    testStack,
    { nginx: nginx ?? "", redis: redis ?? "" },
    { settings: fastlySettings, isCache: true },
  );
  const fastly = await openFastly(testStack, cacheFolder(balancerPort(testStack)), { failures: 1 });
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(group.url + path, { headers });
    const text = /Version (\d+)\./.exec(await response.text())?.[1];
    return { cache: response.headers.get("x-cache"), text };
  };
  const hit = (number: number) => ({ cache: "HIT", text: String(number) });
  try {
    await expect.poll(() => read(), { timeout: 10_000 }).toEqual(hit(0));
    const close = await followLive(group.url, path, (headers) => events.resolve(headers));
    let events = Promise.withResolvers<Record<string, string>>();
    for (const number of [1, 2, 3]) {
      events = Promise.withResolvers();
      await lake.createOrReplace(version(number));
      // A page that is refreshed after its event isn't answered from the cache.
      const refreshed = await read(await events.promise);
      expect(refreshed).toEqual({ cache: "BYPASS", text: String(number) });
      await expect.poll(() => read(), { timeout: 10_000 }).toEqual(hit(number));
    }
    close();
    expect(fastly.purged.flat()).toContain("content-any");
    const member = await read({ cookie: "marquee_session=made-up" });
    expect(member.cache).toBe("BYPASS");
    expect((await read()).cache).toBe("HIT");
  } finally {
    fastly.close();
    await group.stop();
    await lake.delete(`page-en-${SLUG}`);
  }
});
