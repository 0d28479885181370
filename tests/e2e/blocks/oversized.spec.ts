import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { dataFolder, testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const refusals = [400, 401, 403, 404, 405, 411, 413, 414, 415, 422, 431];

const secrets = z.looseObject({ revalidateSecret: z.string() });

/**
 * Returns the secret with which clients may call `/api/revalidate`. The launcher stores it in
 * `secrets.json`.
 */
const revalidateSecret = () =>
  secrets.parse(JSON.parse(readFileSync(join(dataFolder(testStack), "secrets.json"), "utf8")))
    .revalidateSecret;

type Call = { url: string; headers?: Record<string, string>; bytes: number };

/** Sends an oversized body. Returns the status; null when the connection was cut while sending. */
async function send({ url, headers = {}, bytes }: Call): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: Buffer.alloc(bytes, "a"),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

const MEGABYTE = 1024 * 1024;

/**
 * Size in bytes of a body over the gateway's limit. The client has sent a body of this size
 * completely before the gateway responds. With a larger body the gateway may close the connection
 * first, and the client loses the response.
 */
const SMALL_ENOUGH_TO_BE_ANSWERED = 128 * 1024;

const siteEndpoints = ["/api/session", "/api/revalidate", "/api/live", "/api/animation"];
const otherEndpoints = ["/api/draft-mode/enable", "/api/draft-mode/disable", "/sitemap.xml"];

for (const path of [...siteEndpoints, ...otherEndpoints]) {
  test(
    `${path} rejects an oversized body, and the site keeps responding`,
    { tag: "@all" },
    async ({ request }) => {
      const status = await send({ url: `${urls.site}${path}`, bytes: 8 * MEGABYTE });
      expect([...refusals, null]).toContain(status);
      expect((await request.get("/en")).status()).toBe(200);
    },
  );
}

test("a page ignores or rejects an oversized body", { tag: "@all" }, async () => {
  const status = await send({ url: `${urls.site}/en`, bytes: 8 * MEGABYTE });
  expect([...refusals, 200, null]).toContain(status);
});

test("returns 413 for an oversized body that is sent with the secret", async () => {
  const headers = { authorization: `Bearer ${revalidateSecret()}` };
  const url = `${urls.site}/api/revalidate`;
  expect(await send({ url, headers, bytes: MEGABYTE })).toBe(413);
});

for (const path of ["/api/live?since=0&tags=", "/api/animation?sig=a&src="]) {
  test(`${path} rejects an oversized query`, { tag: "@all" }, async ({ request }) => {
    const response = await request.get(`${path}${"a".repeat(12_000)}`);
    expect([400, 414, 431]).toContain(response.status());
  });
}

const lakeEndpoints = ["data/query", "data/mutate", "data/actions"];

for (const path of lakeEndpoints) {
  test(
    `[SEC-3] the lake returns 413 for an oversized body to ${path}`,
    { tag: "@all" },
    async ({ lake }) => {
      const url = `${urls.lake}/v2025-02-19/${path}/production`;
      const headers = { authorization: `Bearer ${lake.config().token}` };
      expect(await send({ url, headers, bytes: 12 * MEGABYTE })).toBe(413);
    },
  );
}

test("[SEC-3] the sign-in service returns 413 for an oversized body", { tag: "@all" }, async () => {
  const path = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key";
  const headers = { origin: urls.site };
  expect(
    await send({ url: `${urls.auth}${path}`, headers, bytes: SMALL_ENOUGH_TO_BE_ANSWERED }),
  ).toBe(413);
});
