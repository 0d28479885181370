import { expect, test } from "vitest";
import { readTelemetrySettings } from "./telemetry-settings.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" };

test.for([
  {},
  { OTEL_SERVICE_NAME: "site", OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
  { OTEL_EXPORTER_OTLP_ENDPOINT: "" },
  { ...endpoint, OTEL_SDK_DISABLED: "TRUE" },
])("[PROD-5] OpenTelemetry is off with %j", (env) => {
  expect(readTelemetrySettings(env)).toBeNull();
});

test("[PROD-5] reads a deployment's settings, and uses OpenTelemetry's defaults for unset and empty variables", () => {
  const defaults = {
    protocol: "http/protobuf",
    hasTraces: true,
    hasMetrics: true,
    sampler: "parentbased_always_on",
    share: 1,
    spanDelay: 5_000,
    metricInterval: 60_000,
  };
  expect(readTelemetrySettings({ ...endpoint, OTEL_TRACES_SAMPLER: "" })).toEqual(defaults);
  const sampler = "parentbased_traceidratio";
  const sampling = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: "0.1" };
  const sending = { OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_METRICS_EXPORTER: "none" };
  const settings = readTelemetrySettings({ ...endpoint, ...sending, ...sampling });
  const changed = { protocol: "http/json", hasMetrics: false, sampler, share: 0.1 };
  expect(settings).toEqual({ ...defaults, ...changed });
});

test.for([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" }, "OTLP_ENDPOINT must be the URL"],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf"],
  [{ OTEL_TRACES_SAMPLER: "sometimes" }, "OTEL_TRACES_SAMPLER must be a sampler"],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG must be a share"],
] as const)("[PROD-5] names the problem of %j", ([env, problem]) => {
  const settings = readTelemetrySettings({ ...endpoint, ...env });
  expect(settings).toEqual({ problem: expect.stringContaining(problem) });
});
