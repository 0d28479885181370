import { afterEach, expect, test, vi } from "vitest";
import { recordTelemetry } from "../runtime/telemetry/telemetry.fixture.ts";
import { exchange } from "./exchange.fixture.ts";
import { createRequestMeter, inTraceOfExpiry } from "./measure-requests.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

afterEach(() => {
  siteRuntime().remove("telemetry");
});

const start = createRequestMeter((path) =>
  path === "/en/secret" ? "/[locale]/[[...path]]" : null,
);

test("[PROD-5] counts a response with its route, and without the address", () => {
  const { counted } = recordTelemetry();
  const { request, response } = exchange("/en/secret?code=secret");
  const count = start(request, response);
  request.url = "/en/other";
  response.statusCode = 404;
  count?.("miss");
  // An event stream lasts until the visitor leaves.
  const live = exchange("/api/live");
  live.response.setHeader("content-type", "text/event-stream");
  start(live.request, live.response)?.("miss");
  expect(counted).toEqual([
    {
      method: "GET",
      route: "/[locale]/[[...path]]",
      status: 404,
      cache: "miss",
      seconds: expect.any(Number),
    },
  ]);
});

test("[PROD-5] measures nothing while OpenTelemetry is off, and renders an expired page in the trace that expired it", async () => {
  const off = exchange("/en");
  expect(start(off.request, off.response)).toBeUndefined();
  const next = vi.fn<() => Promise<void>>(async () => undefined);
  await inTraceOfExpiry(next)(off.request, off.response);
  expect(next).toHaveBeenCalledOnce();
  const { continued } = recordTelemetry({ "/en": "00-publication" });
  const handle = inTraceOfExpiry(async () => undefined);
  for (const url of ["/en?page=2", "/en/about"]) {
    const { request, response } = exchange(url);
    await handle(request, response);
  }
  expect(continued).toEqual(["00-publication", undefined]);
});
