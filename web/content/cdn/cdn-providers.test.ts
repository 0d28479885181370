import { expect, test } from "vitest";
import { cdnOf } from "./cdn-providers.ts";

const answer = (status: number, body: unknown) => ({
  status,
  contentType: "application/json",
  body: Buffer.from(JSON.stringify(body)),
  url: "https://cdn.test/",
});

const done = { success: true, errors: [], messages: [], result: { id: "023e105f4ecef8ad" } };
const providers = [
  {
    provider: "fastly",
    id: "made-up-service",
    headers: [
      ["surrogate-control", "max-age=3600"],
      ["surrogate-key", "content s1:a"],
    ],
    most: 256,
    purge: {
      url: "https://api.fastly.com/service/made-up-service/purge",
      headers: { "fastly-key": "made-up" },
    },
    list: "surrogate_keys",
    accepted: answer(200, { t1: "108-1391560174-974124" }),
    refused: [answer(401, { msg: "Credentials are missing" })],
    fault:
      'Fastly returned status 401. Check MARQUEE_CDN and MARQUEE_CDN_TOKEN: {"msg":"Credentials are missing"}',
  },
  {
    provider: "cloudflare",
    id: "023e105f4ecef8ad",
    headers: [
      ["cloudflare-cdn-cache-control", "max-age=3600"],
      ["cache-tag", "content,s1:a"],
    ],
    most: 30,
    purge: {
      url: "https://api.cloudflare.com/client/v4/zones/023e105f4ecef8ad/purge_cache",
      headers: { authorization: "Bearer made-up" },
    },
    list: "tags",
    accepted: answer(200, done),
    refused: [
      answer(403, { success: false, errors: [{ message: "Authentication error" }] }),
      answer(200, { ...done, success: false }),
    ],
    fault: "Authentication error",
  },
] as const;

test.each(providers)(
  "[PROD-3] tags pages for $provider alone, and purges a limited number of tags at a time",
  ({ provider, id, ...expected }) => {
    const cdn = cdnOf({ provider, id, token: "made-up" });
    expect(cdn.headers(["content", "s1:a"], 3_600)).toEqual(expected.headers);
    const tags = Array.from({ length: expected.most + 1 }, (_, index) => `t${index}`);
    const purges = cdn.purges(tags);
    expect(purges).toMatchObject([expected.purge, expected.purge]);
    expect(purges.flatMap(({ json }): unknown => JSON.parse(json)[expected.list])).toEqual(tags);
    expect(cdn.faultOf(expected.accepted)).toBeNull();
    const [fault, ...others] = expected.refused.map((refusal) => cdn.faultOf(refusal));
    expect(fault).toContain(expected.fault);
    expect(others).not.toContain(null);
  },
);
