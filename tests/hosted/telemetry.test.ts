import { context, metrics, SpanStatusCode, trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  openOtlpReceiver,
  type OtlpReceiver,
} from "../../studio/content-lake/tests/support/otlp-receiver.ts";
import { openTelemetry } from "../../web/runtime/telemetry/open-telemetry.server.ts";
import { inSpan, inSpanOf } from "../../web/runtime/telemetry/telemetry.ts";
import { readTelemetrySettings } from "../../web/runtime/telemetry/telemetry-settings.ts";
import { siteRuntime } from "../../web/runtime/site-runtime.ts";

let receiver: OtlpReceiver;

beforeAll(async () => {
  receiver = await openOtlpReceiver();
  for (const [name, value] of Object.entries(receiver.env)) vi.stubEnv(name, value);
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test");
  const settings = readTelemetrySettings(process.env);
  if (settings === null || "problem" in settings) throw new Error("OpenTelemetry is off.");
  siteRuntime().provide("telemetry", await openTelemetry(settings, () => 0));
});
afterAll(async () => {
  await siteRuntime().find("telemetry")?.stop();
  siteRuntime().remove("telemetry");
  for (const api of [context, metrics, trace]) api.disable();
  vi.unstubAllEnvs();
  await receiver.close();
});

const spanOf = (name: string) =>
  vi.waitFor(() => {
    const found = receiver.spans.find((span) => span.name === name);
    if (found === undefined) throw new Error(`No span "${name}" has arrived.`);
    return found;
  });

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test("[PROD-5] continues another process's trace as it was sampled, and nests spans", async () => {
  const result = await inSpanOf(traceparent, "outer", () => inSpan("inner", async () => 7));
  expect(result).toBe(7);
  const [outer, inner] = [await spanOf("outer"), await spanOf("inner")];
  expect(outer).toMatchObject({
    service: "marquee-site",
    traceId: "0af7651916cd43dd8448eb211c80319c",
    parentSpanId: "b7ad6b7169203331",
  });
  expect(inner.parentSpanId).toBe(outer.spanId);
  expect(JSON.stringify(receiver.received)).toContain("deployment.environment.name");
  // A trace that the other process didn't sample is not recorded.
  inSpanOf(traceparent.replace(/01$/, "00"), "unsampled", () => {
    expect(siteRuntime().find("telemetry")?.traceparent()).toBeUndefined();
  });
  inSpan("sampled", () => undefined);
  await spanOf("sampled");
  expect(receiver.spans.map(({ name }) => name)).not.toContain("unsampled");
});

test("[PROD-5] an error ends the span and leaves its message out", async () => {
  const fail = () => inSpan("failed", () => Promise.reject(new TypeError("secret-message")));
  await expect(fail()).rejects.toThrow("secret-message");
  const failAtOnce = () => {
    throw new RangeError("secret-message");
  };
  expect(() => inSpan("failed at once", failAtOnce)).toThrow("secret-message");
  expect((await spanOf("failed")).attributes).toEqual({ "error.type": "TypeError" });
  expect((await spanOf("failed at once")).attributes).toEqual({ "error.type": "RangeError" });
  expect(JSON.stringify(receiver.received)).not.toContain("secret-message");
});

test("[PROD-5] leaves out attributes, events and URLs of Next.js's spans", async () => {
  const tracer = trace.getTracer("next.js");
  const url = "https://api.example.org/find?key=secret-key";
  const span = tracer.startSpan(`fetch GET ${url}`, {
    attributes: { "http.url": url, "http.method": "GET", "net.peer.name": "api.example.org" },
  });
  span.recordException(new Error("secret-message"));
  span.setStatus({ code: SpanStatusCode.ERROR, message: "secret-message" });
  span.end();
  const attributes = { "http.target": "/en?code=secret-code", "http.route": "/[locale]" };
  tracer.startSpan("GET", { attributes }).end();
  const sent = await spanOf("fetch GET api.example.org");
  expect(sent).toMatchObject({
    attributes: { "http.method": "GET", "net.peer.name": "api.example.org" },
    events: [],
    status: { code: 2 },
  });
  expect((await spanOf("GET")).attributes).toEqual({ "http.route": "/[locale]" });
  expect(JSON.stringify(receiver.received)).not.toContain("secret-");
});

test("[PROD-5] a method that is not HTTP's own becomes no series of its own", async () => {
  const request = { route: "/en", status: 405, cache: "miss", seconds: 0.01 } as const;
  siteRuntime()
    .find("telemetry")
    ?.countRequest({ ...request, method: "X-SECRET" });
  siteRuntime()
    .find("telemetry")
    ?.countRequest({ ...request, method: "GET" });
  const methods = () =>
    receiver.series().flatMap(({ attributes }) => attributes["http.request.method"] ?? []);
  await expect.poll(() => methods()).toEqual(["_OTHER", "GET"]);
});
