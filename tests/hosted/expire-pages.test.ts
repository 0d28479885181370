import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSignatureCheck } from "../../web/content/live/webhook-signature.ts";
import { openServer } from "../../web/http-server.fixture.ts";
import { expirePages, handler } from "../../studio/functions/expire-pages/index.ts";

const secret = "made-up-secret-of-this-test";
const tags = ["s1:one", "s1:two"];
const check = createSignatureCheck({ secret, now: Date.now });

const pauses: number[] = [];
vi.mock("node:timers/promises", () => ({
  setTimeout: async (ms: number) => void pauses.push(ms),
}));

/** Replaces the site. It answers with the statuses in order, and then with 200. */
let closeSite: () => void;
let statuses: number[];
let received: { path: string | undefined; body: unknown; fault: string | null }[];

const done = vi.fn<(done: string[]) => Promise<Response>>(async () => new Response());

const run = () => expirePages({ event: { data: { syncTags: tags } }, done });

beforeEach(async () => {
  [statuses, received, pauses.length] = [[], [], 0];
  done.mockClear();
  const { port, close } = await openServer(async (request, response) => {
    const body = await text(request);
    const fault = await check.accept(String(request.headers["sanity-webhook-signature"]), body);
    received.push({ path: request.url, body: JSON.parse(body), fault });
    response.writeHead(statuses.shift() ?? 200).end("made-up answer");
  });
  closeSite = close;
  vi.stubEnv("MARQUEE_SITE_URL", `http://localhost:${port}`);
  vi.stubEnv("SANITY_REVALIDATE_SECRET", secret);
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  closeSite();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("[PROD-3] the Function posts the sync tags to the site, signed, and reports that it is done", async () => {
  expect(handler).toBe(expirePages);
  await run();
  expect(received).toEqual([{ path: "/api/revalidate", body: { syncTags: tags }, fault: null }]);
  expect(done).toHaveBeenCalledExactlyOnceWith(tags);
});

test("[PROD-3] the Function repeats a request that the site does not accept", async () => {
  statuses = [503, 500, 502];
  await run();
  expect(received).toHaveLength(4);
  expect(pauses).toEqual([500, 2_000, 8_000]);
  expect(done).toHaveBeenCalledTimes(1);
});

test("[PROD-3] the Function fails with the site's answer, and without the secret", async () => {
  statuses = [401, 401, 401, 401];
  await expect(run()).rejects.toThrow(/returned status 401: made-up answer/);
  expect(done).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain(secret);
});

test("[PROD-3] the blueprint deploys the Function for the studio's dataset, and needs the secret", async () => {
  vi.stubEnv("SANITY_STUDIO_PROJECT_ID", "abc12345");
  vi.stubEnv("SANITY_STUDIO_DATASET", "production");
  vi.stubEnv("SANITY_STUDIO_PREVIEW_URL", "https://www.example.com");
  const { default: blueprint } = await import("../../studio/sanity.blueprint.ts");
  const resource = {
    type: "sanity.function.sync-tag-invalidate",
    src: "functions/expire-pages",
    event: { resource: { type: "dataset", id: "abc12345.production" } },
    env: { MARQUEE_SITE_URL: "https://www.example.com" },
  };
  expect(blueprint()).toMatchObject({ resources: [resource] });
  vi.resetModules();
  vi.stubEnv("SANITY_REVALIDATE_SECRET", "");
  await expect(import("../../studio/sanity.blueprint.ts")).rejects.toThrow(
    "SANITY_REVALIDATE_SECRET is missing",
  );
});
