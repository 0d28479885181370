// @module-tag all
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { memberTokens, openSession } from "../../support/members/tokens.ts";
import { openServedSite } from "../../support/stack/served-site.ts";
import { testStack } from "../../support/stack/stack.ts";
import { openTracedSite, type TracedSite } from "../../support/stack/traced-site.ts";
import { expect, test } from "../../support/test.ts";

const PAGE_ROUTE = "/[locale]/[[...path]]";
const clientTrace = "0af7651916cd43dd8448eb211c80319c";
const clientSpan = "b7ad6b7169203331";

const OTHER_SITE = 14;

let traced: TracedSite;

test.describe.configure({ mode: "serial" });
test.skip(testStack.name === "dev", "needs a build");
test.beforeAll(async () => {
  test.setTimeout(120_000);
  traced = await openTracedSite(testStack);
});
test.afterAll(() => traced?.close());

const page = (title: string) => pageDocument("secret-slug", [textBlock("Words.")], { title });

const send = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${traced.site}${path}`, { headers, redirect: "manual" });

/** Publishes the page, and waits until the site caches it with the new title. */
async function publish(title: string, headers: Record<string, string> = {}): Promise<void> {
  await traced.lake.withConfig({ headers }).createOrReplace(page(title));
  await expect
    .poll(async () => (await send("/en/secret-slug?code=secret-query")).text())
    .toContain(`<title>${title}`);
  await expect
    .poll(async () => (await send("/en/secret-slug")).headers.get("x-nextjs-cache"))
    .toBe("HIT");
}

const seriesOf = (name: string, wanted: Record<string, unknown> = {}) =>
  traced.receiver
    .series()
    .filter((one) => one.service === "marquee-site" && one.name === name)
    .filter(({ attributes }) =>
      Object.entries(wanted).every(([key, value]) => attributes[key] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);

test("[PROD-5] one trace leads from the publication to the renewed page", async () => {
  await publish("First title");
  await publish("Second title", { traceparent: `00-${clientTrace}-${clientSpan}-01` });
  const inTrace = () => traced.receiver.spans.filter(({ traceId }) => traceId === clientTrace);
  await expect
    .poll(() => inTrace().map(({ service, name }) => `${service}: ${name}`))
    .toEqual(
      expect.arrayContaining([
        "content-lake: lake commit",
        "marquee-site: renew pages",
        "marquee-site: expire pages",
        `marquee-site: GET ${PAGE_ROUTE}`,
        `marquee-site: prerender route (app) ${PAGE_ROUTE}`,
        "marquee-site: content query",
        "marquee-site: content parse",
      ]),
    );
  const ids = new Set([clientSpan, ...inTrace().map(({ spanId }) => spanId)]);
  const orphans = inTrace().filter(({ parentSpanId }) => !ids.has(parentSpanId));
  expect(orphans.map(({ name }) => name)).toEqual([]);
});

test("[PROD-5] counts responses by route and cache, renewals and open pages", async () => {
  const hits = { "http.route": PAGE_ROUTE, "marquee.cache": "hit" };
  const before = seriesOf("http.server.request.duration", hits);
  // More requests than are counted, because a late renewal may expire the page once more.
  for (let count = 0; count < 8; count += 1) await send("/en/secret-slug");
  const leaving = new AbortController();
  const open = await fetch(`${traced.site}/api/live?since=0&tags=content`, {
    signal: leaving.signal,
  });
  expect(open.status).toBe(200);
  await expect
    .poll(() => seriesOf("http.server.request.duration", hits))
    .toBeGreaterThanOrEqual(before + 5);
  await expect.poll(() => seriesOf("marquee.live.listeners")).toBe(1);
  leaving.abort();
  await expect.poll(() => seriesOf("marquee.live.listeners")).toBe(0);
  expect(seriesOf("marquee.page.renewals")).toBeGreaterThan(1);
  await send("/en/no-such-page-secret-path");
  await expect
    .poll(() =>
      seriesOf("http.server.request.duration", {
        "http.route": PAGE_ROUTE,
        "http.response.status_code": 404,
      }),
    )
    .toBe(1);
});

test("[PROD-5] the check of a session is a span, and neither a visitor's header nor anything personal is sent", async () => {
  const visitorTrace = "2".repeat(32);
  const traceparent = `00-${visitorTrace}-${clientSpan}-01`;
  await send("/en/sign-in?code=secret-query", { traceparent });
  const { idToken, uid } = await memberTokens();
  const session = await openSession(idToken);
  expect((await send("/en/secret-slug", { cookie: `marquee_session=${session}` })).status).toBe(
    200,
  );
  const names = () => traced.receiver.spans.map(({ name }) => name);
  await expect.poll(names).toContain("session check");
  // Links in e-mails contain one-time codes, and `fetch` inside Next.js names its spans after URLs.
  await send("/auth/action?mode=verifyEmail&oobCode=secret-code");
  await send("/en/auth-action?oobCode=secret-code");
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(["GET /auth/action", "GET /[locale]/sign-in"]));
  const all = JSON.stringify(traced.receiver.received);
  for (const secret of [visitorTrace, "secret-", uid, session.slice(0, 40), "member@"]) {
    expect(all).not.toContain(secret);
  }
  expect(traced.receiver.spans.flatMap(({ events }) => events)).toEqual([]);
});

const coverage = z.object({ result: z.array(z.object({ url: z.string() })) });

/** Starts a site, requests a page, stops the site, and returns the URLs of all modules that it loaded. */
async function modulesLoaded(env: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-modules-"));
  const site = await openServedSite(testStack, {
    name: "coverage-site",
    above: OTHER_SITE,
    env: { ...env, NODE_V8_COVERAGE: folder },
  });
  expect((await fetch(`${site.url}/en`)).status).toBe(200);
  await site.stop();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  rmSync(folder, { recursive: true });
  return files.flatMap((text) => coverage.parse(JSON.parse(text)).result.map(({ url }) => url));
}

test("[PROD-5] loads nothing of OpenTelemetry but the API that Next.js itself loads, while it is off", async () => {
  test.setTimeout(120_000);
  const isOfTelemetry = (url: string) =>
    url.includes("/@opentelemetry/") && !/next\/dist|\/@opentelemetry\/api\//.test(url);
  const off = await modulesLoaded({});
  expect(off.length).toBeGreaterThan(500);
  expect(off.filter(isOfTelemetry)).toEqual([]);
  const on = await modulesLoaded(traced.receiver.env);
  expect(on.filter(isOfTelemetry).length).toBeGreaterThan(20);
});

test("[PROD-5] a collector that never responds slows no page, and costs one line of the log", async () => {
  test.setTimeout(120_000);
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await expect.poll(() => silent.listening).toBe(true);
  const { port } = Object(silent.address());
  const site = await openServedSite(testStack, {
    name: "untraced-site",
    above: OTHER_SITE,
    env: {
      ...traced.receiver.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: "300",
    },
  });
  const log = () => readFileSync(site.log, "utf8").split("\n");
  const failures = () => log().filter((line) => line.includes("telemetry")).length;
  // Requests pages until the first export has timed out, and as many again.
  const times: number[] = [];
  for (let after = 0; after < 10; after += failures() > 0 ? 1 : 0) {
    const began = performance.now();
    expect((await fetch(`${site.url}/en`)).status).toBe(200);
    times.push(performance.now() - began);
  }
  await site.stop();
  silent.closeAllConnections();
  silent.close();
  const median = times.toSorted((a, b) => a - b)[times.length >> 1];
  expect(median).toBeLessThan(250);
  expect(failures()).toBe(1);
});
