import { describe, expect, test } from "vitest";
import { cdnOf } from "./cdn-providers.ts";

const answer = (status: number, body: unknown) => ({
  status,
  contentType: "application/json",
  body: Buffer.from(JSON.stringify(body)),
  url: "https://cdn.test/",
});

describe("[PROD-3] Fastly", () => {
  const fastly = cdnOf({ provider: "fastly", id: "made-up-service", token: "made-up" });

  test("tags pages with surrogate keys, for the CDN alone", () => {
    expect(fastly.headers(["content", "s1:a"], 3_600)).toEqual([
      ["surrogate-control", "max-age=3600"],
      ["surrogate-key", "content s1:a"],
    ]);
  });

  test("purges up to 256 keys at a time", () => {
    const tags = Array.from({ length: 300 }, (_, index) => `t${index}`);
    const purges = fastly.purges(tags);
    expect(purges.map(({ url }) => url)).toEqual(
      Array(2).fill("https://api.fastly.com/service/made-up-service/purge"),
    );
    expect(purges[0]?.headers["fastly-key"]).toBe("made-up");
    const keys = purges.flatMap(({ json }): unknown => JSON.parse(json).surrogate_keys);
    expect(keys).toEqual(tags);
  });

  test("reports a refusal and accepts a done purge", () => {
    expect(fastly.faultOf(answer(200, { t1: "108-1391560174-974124" }))).toBeNull();
    expect(fastly.faultOf(answer(401, { msg: "Provided credentials are missing" }))).toBe(
      'Fastly answered 401: {"msg":"Provided credentials are missing"}',
    );
  });
});

describe("[PROD-3] Cloudflare", () => {
  const cloudflare = cdnOf({ provider: "cloudflare", id: "023e105f4ecef8ad", token: "made-up" });

  test("tags pages with cache tags, for the CDN alone", () => {
    expect(cloudflare.headers(["content", "s1:a"], 3_600)).toEqual([
      ["cloudflare-cdn-cache-control", "max-age=3600"],
      ["cache-tag", "content,s1:a"],
    ]);
  });

  test("purges up to 30 tags at a time", () => {
    const tags = Array.from({ length: 31 }, (_, index) => `t${index}`);
    const purges = cloudflare.purges(tags);
    expect(purges.map(({ url }) => url)).toEqual(
      Array(2).fill("https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad/purge_cache"),
    );
    expect(purges[0]?.headers["authorization"]).toBe("Bearer made-up");
    expect(purges.flatMap(({ json }): unknown => JSON.parse(json).tags)).toEqual(tags);
  });

  test("reports a refusal, also one with status 200, and accepts a done purge", () => {
    const done = { success: true, errors: [], messages: [], result: { id: "023e105f4ecef8ad" } };
    expect(cloudflare.faultOf(answer(200, done))).toBeNull();
    expect(cloudflare.faultOf(answer(200, { ...done, success: false }))).not.toBeNull();
    const errors = [{ code: 10_000, message: "Authentication error" }];
    expect(cloudflare.faultOf(answer(403, { success: false, errors }))).toContain(
      "Authentication error",
    );
  });
});
