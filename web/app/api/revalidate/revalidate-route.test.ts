import { beforeEach, expect, test, vi } from "vitest";

const expired: string[] = [];
// Percent-encodes the tag, as Next.js does. `encodeURIComponent` throws for a lone surrogate.
vi.mock("next/cache", () => ({
  revalidateTag: (tag: string) => expired.push(decodeURIComponent(encodeURIComponent(tag))),
}));

const secret = "made-up-secret-of-this-test";
vi.stubEnv("SANITY_REVALIDATE_SECRET", secret);
vi.stubEnv("SANITY_API_READ_TOKEN", "made-up-token-of-this-test");
vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");

const { POST } = await import("./route.ts");

const post = (body: string) =>
  POST(
    new Request("http://site.test/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body,
    }),
  );

beforeEach(() => {
  expired.length = 0;
});

test("[PAGE-7] expires each tag of a request with the secret", async () => {
  const response = await post(JSON.stringify({ tags: ["page", "größe"] }));
  expect([response.status, expired]).toEqual([200, ["page", "größe"]]);
});

test("[SEC-4] returns 400 and expires nothing when a tag is not well-formed Unicode", async () => {
  const response = await post(String.raw`{"tags":["page","\ud800"]}`);
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain("well-formed Unicode");
  expect(expired).toEqual([]);
});
