import { expect, test } from "vitest";
import { parseServerEnv } from "./env.server.ts";

const hosted = {
  NODE_ENV: "production",
  NEXT_PUBLIC_SANITY_PROJECT_ID: "abc12345",
  SANITY_API_READ_TOKEN: "sk-a-token-of-the-tests",
  MARQUEE_SITE_URL: "https://nightlight.example/",
};

function problemsOf(env: Record<string, string>): string[] {
  const result = parseServerEnv(env);
  return result.ok ? [] : result.problems;
}

test("[RUN-3] reads a deployment's settings and removes trailing slashes from URLs", () => {
  const env = { siteUrl: "https://nightlight.example", port: 8080 };
  expect(parseServerEnv({ ...hosted, PORT: "8080" })).toMatchObject({ ok: true, env });
});

test("[RUN-3] reports every problem at once, of single settings and of combinations", () => {
  const problems = problemsOf({
    NODE_ENV: "production",
    NEXT_PUBLIC_SANITY_PROJECT_ID: "abc12345",
    SANITY_REVALIDATE_SECRET: "short",
    MARQUEE_LAKE_URL: "http://localhost:3400",
    MARQUEE_SITE_URL: "http://nightlight.example",
    MARQUEE_SHARED_STORE_URL: "https://user:hush@store.example",
    MARQUEE_SITE_ULR: "https://nightlight.example",
    PORT: "http",
  });
  expect(problems.toSorted()).toEqual([
    'MARQUEE_LAKE_URL is set, but NEXT_PUBLIC_SANITY_PROJECT_ID is "abc12345": remove MARQUEE_LAKE_URL for Sanity\'s hosted service, or use the project "marquee" for the embedded lake',
    "MARQUEE_SHARED_STORE_URL must be the URL of a Redis or Valkey server, such as rediss://user:password@host:6379",
    "MARQUEE_SITE_ULR is not a setting of Marquee: did you mean MARQUEE_SITE_URL? Rename or remove it",
    "MARQUEE_SITE_URL is http://nightlight.example: it must begin with https:// in production, for members' cookies travel there",
    "PORT must be a port from 1 to 65535",
    "SANITY_API_READ_TOKEN is missing: create a token with the Viewer role and set it",
    "SANITY_REVALIDATE_SECRET must be a random string of at least 16 characters",
  ]);
});

test.for([
  [{ MARQUEE_CDN_TOKEN: "made-up-token-of-this-test" }, ["MARQUEE_CDN is missing"]],
  [
    { MARQUEE_CDN: "fastly:made-up" },
    ["MARQUEE_CDN_TOKEN is missing", "SANITY_REVALIDATE_SECRET is missing"],
  ],
  [
    { MARQUEE_CDN: "akamai:made-up", MARQUEE_CDN_TOKEN: "made-up-token-of-this-test" },
    ["MARQUEE_CDN must be fastly", "SANITY_REVALIDATE_SECRET is missing"],
  ],
] as const)(
  "[PROD-3] refuses a CDN that would serve outdated pages: %j",
  ([settings, expected]) => {
    const problems = problemsOf(settings).filter((problem) => /CDN|REVALIDATE/.test(problem));
    expect(problems).toHaveLength(expected.length);
    for (const [index, start] of expected.entries()) expect(problems[index]).toContain(start);
  },
);

test.each([
  ["a path", "https://nightlight.example/site"],
  ["a query", "https://nightlight.example/?x"],
  ["a user", "https://me:pw@nightlight.example"],
  ["no scheme", "nightlight.example"],
])("[RUN-3] rejects a site URL with %s", (_what, address) => {
  const problems = problemsOf({ ...hosted, MARQUEE_SITE_URL: address });
  expect(problems.join()).toContain("MARQUEE_SITE_URL must be");
});

test("[RUN-3] requires the site URL in production, which may be on this machine, but not in development", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(problemsOf({ ...hosted, MARQUEE_SITE_URL: `http://${host}:3000` })).toEqual([]);
  }
  expect(problemsOf({ ...hosted, MARQUEE_SITE_URL: "" })).toEqual([
    "MARQUEE_SITE_URL is missing: search engines and shared links are given this address",
  ]);
  expect(problemsOf({ ...hosted, NODE_ENV: "development", MARQUEE_SITE_URL: "" })).toEqual([]);
});

test("[SEC-4] repeats no secret in a problem", () => {
  const secrets = { SANITY_API_READ_TOKEN: "sk-short", SANITY_REVALIDATE_SECRET: "hush" };
  expect(problemsOf({ ...hosted, ...secrets }).join()).not.toMatch(/sk-short|hush/);
});
