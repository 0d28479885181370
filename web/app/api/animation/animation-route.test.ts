import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { animationAddress } from "../../../content/animation-address.ts";
import { GET as check } from "./check/route.ts";
import { GET as serve } from "./route.ts";

const studio = "https://studio.example";
const lottie = { fr: 30, ip: 0, op: 90, w: 100, h: 100, layers: [{ ty: 4 }] };

const host = createServer((request, response) => {
  const body = request.url === "/lottie.json" ? JSON.stringify(lottie) : "<!doctype html>";
  response.end(body);
});
let files = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  files = `http://127.0.0.1:${address.port}`;
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
  vi.stubEnv("NEXT_PUBLIC_SANITY_STUDIO_URL", `${studio}/nightlight`);
  vi.stubEnv("MARQUEE_OUTBOUND_ALLOW", `127.0.0.1:${address.port}`);
});
afterAll(() => host.close());

const checked = (address: string, origin: string | null = studio) =>
  check(
    new Request(`https://site.example/api/animation/check?${new URLSearchParams({ address })}`, {
      headers: origin === null ? {} : { origin },
    }),
  );

const served = (address: string, change: (query: URLSearchParams) => void = () => {}) => {
  const signed = animationAddress({ source: "address", fileUrl: null, address }) ?? "";
  const url = new URL(signed, "https://site.example");
  change(url.searchParams);
  return serve(new Request(url));
};

test("[BLK-2] the studio hears that an address holds an animation, and may read the answer", async () => {
  const answer = await checked(`${files}/lottie.json`);
  expect(await answer.json()).toEqual({ problem: null });
  expect(answer.headers.get("access-control-allow-origin")).toBe(studio);
});

test("[BLK-2] the studio hears why an address holds none", async () => {
  expect(await (await checked(`${files}/page.html`)).json()).toEqual({
    problem: expect.stringMatching(/not JSON/),
  });
});

test("[SEC-1] the studio's question reaches public hosts only", async () => {
  expect(await (await checked("https://169.254.169.254/latest/")).json()).toEqual({
    problem: expect.stringMatching(/not on the public internet/),
  });
});

test.each([["https://elsewhere.example"], ["https://site.example"], [null]])(
  "[SEC-1] a page of %s may not ask",
  async (origin) => {
    expect((await checked(`${files}/lottie.json`, origin)).status).toBe(403);
  },
);

test("[BLK-1] an animation that the site signed is served as JSON", async () => {
  const answer = await served(`${files}/lottie.json`);
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(await answer.json()).toEqual(lottie);
});

test("[SEC-1] no other address is fetched for a visitor", async () => {
  const answer = await served(`${files}/lottie.json`, (query) =>
    query.set("src", `${files}/x.json`),
  );
  expect(answer.status).toBe(403);
});

test("[BLK-2] what is no animation is not served, and a visitor is not told why", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const answer = await served(`${files}/page.html`);
  expect(answer.status).toBe(422);
  expect(await answer.text()).not.toContain("JSON:");
});
