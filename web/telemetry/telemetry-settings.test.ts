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

test("[PROD-5] reads the defaults of OpenTelemetry, and treats an empty variable as unset", () => {
  expect(readTelemetrySettings({ ...endpoint, OTEL_TRACES_SAMPLER: "" })).toEqual({
    protocol: "http/protobuf",
    hasTraces: true,
    hasMetrics: true,
    sampler: "parentbased_always_on",
    share: 1,
    spanDelay: 5_000,
    metricInterval: 60_000,
  });
});

test("[PROD-5] reads a deployment's sampler, protocol and signals", () => {
  const settings = readTelemetrySettings({
    ...endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_METRICS_EXPORTER: "none",
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.1",
  });
  expect(settings).toMatchObject({
    protocol: "http/json",
    hasTraces: true,
    hasMetrics: false,
    sampler: "parentbased_traceidratio",
    share: 0.1,
  });
});

test.for([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" },
    "OTEL_EXPORTER_OTLP_ENDPOINT must be the URL",
  ],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, "OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf"],
  [{ OTEL_TRACES_SAMPLER: "sometimes" }, "OTEL_TRACES_SAMPLER must be a sampler"],
  [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG must be a share"],
] as const)("[PROD-5] names the problem of %j", ([env, problem]) => {
  const settings = readTelemetrySettings({ ...endpoint, ...env });
  expect(settings).toEqual({ problem: expect.stringContaining(problem) });
});
