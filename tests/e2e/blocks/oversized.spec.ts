import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { dataFolder, testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

const secrets = z.looseObject({ revalidateSecret: z.string() });

/** Returns the launcher's secret with which clients may call `/api/revalidate`. */
const revalidateSecret = () =>
  secrets.parse(JSON.parse(readFileSync(join(dataFolder(testStack), "secrets.json"), "utf8")))
    .revalidateSecret;

/**
 * Size in bytes of a body over each endpoint's limit. The client has sent a body of this size completely before the
 * site responds. With a larger body the site may close the connection first, and the client loses the response.
 */
const OVERSIZED = 128 * 1024;

test("each endpoint refuses an oversized body or query, and the site responds afterwards", async ({
  request,
}) => {
  const authorization = `Bearer ${revalidateSecret()}`;
  for (const [path, status, headers] of [
    ["/api/revalidate", 413, { authorization }],
    ["/api/revalidate", 401],
    ["/api/session", 413],
    ["/api/live", 405],
    ["/api/animation", 405],
    ["/api/draft-mode/enable", 405],
    ["/api/draft-mode/disable", 405],
    ["/sitemap.xml", 405],
    ["/en", 405],
  ] as const) {
    const response = await request.post(path, {
      data: Buffer.alloc(OVERSIZED, "a"),
      // The site closes a connection whose body it does not read.
      headers: { connection: "close", "content-type": "application/json", ...headers },
    });
    expect(response.status(), path).toBe(status);
  }
  for (const [path, status] of [
    ["/api/live?since=0&tags=", 400],
    ["/api/animation?sig=a&src=", 400],
  ] as const) {
    expect((await request.get(`${path}${"a".repeat(12_000)}`)).status(), path).toBe(status);
  }
  expect((await request.get("/en")).status()).toBe(200);
});
