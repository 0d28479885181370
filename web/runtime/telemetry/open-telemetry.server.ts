import "server-only";
import { context, diag, DiagLogLevel, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { log } from "../log.ts";
import { cleaning } from "./clean-spans.ts";
import { createMetrics } from "./metrics.ts";
import { createExpiryTraces } from "./expiry-traces.ts";
import type { Telemetry } from "./telemetry.ts";
import type { TelemetrySettings } from "./telemetry-settings.ts";
import { createTracing, noTracing } from "./tracing.ts";

/** Time in ms that a stopping process waits for the collector. */
const LAST_EXPORT = 2_000;

/** Timeout of an export of metrics in ms. */
const METRICS_TIMEOUT = 10_000;

/** Maximum number of spans that wait for an export. The value is the default of OpenTelemetry. */
const MAX_SPANS = 2_048;

/** Loads the exporters of a protocol. They read their address and headers from the environment. */
async function openExporters(protocol: TelemetrySettings["protocol"]) {
  const [{ OTLPTraceExporter }, { OTLPMetricExporter }] =
    protocol === "http/json"
      ? await Promise.all([
          import("@opentelemetry/exporter-trace-otlp-http"),
          import("@opentelemetry/exporter-metrics-otlp-http"),
        ])
      : await Promise.all([
          import("@opentelemetry/exporter-trace-otlp-proto"),
          import("@opentelemetry/exporter-metrics-otlp-proto"),
        ]);
  return { spans: () => new OTLPTraceExporter(), metrics: () => new OTLPMetricExporter() };
}

function samplerOf({ sampler, share }: TelemetrySettings): Sampler {
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  const [, parent, name] = /^(parentbased_)?(\w+)$/.exec(sampler) ?? [];
  const own = Object.entries(root).find(([each]) => each === name)?.[1]() ?? new AlwaysOnSampler();
  return parent === undefined ? own : new ParentBasedSampler({ root: own });
}

/**
 * Logs each fault of an exporter as the same line, which the log then writes once in ten minutes.
 * The message of the fault would make the lines different.
 */
function logFaults(): void {
  const report = () =>
    log.warn(
      "telemetry: the collector at OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces or metrics, so they are dropped. Pages are not affected",
    );
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
}

/** Returns the resource that all data describe: this site. The environment can name it and add attributes. */
const siteResource = () =>
  defaultResource()
    .merge(resourceFromAttributes({ "service.name": "marquee-site" }))
    .merge(detectResources({ detectors: [envDetector] }));

/** Creates the provider of tracers, and registers it. Next.js uses it for its own spans. */
function openTracers(resource: Resource, exporter: SpanExporter, settings: TelemetrySettings) {
  const spans = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: cleaning(exporter),
        scheduledDelayMillis: settings.spanDelay,
        maxQueueSize: MAX_SPANS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(spans);
  return spans;
}

/** Creates the provider of meters. Without an exporter it records nothing. */
function openMeters(
  resource: Resource,
  exporter: PushMetricExporter | null,
  { metricInterval }: TelemetrySettings,
) {
  const reader = (to: PushMetricExporter) =>
    new PeriodicExportingMetricReader({
      exporter: to,
      exportIntervalMillis: metricInterval,
      exportTimeoutMillis: Math.min(metricInterval, METRICS_TIMEOUT),
    });
  return new MeterProvider({ resource, readers: exporter === null ? [] : [reader(exporter)] });
}

/**
 * Starts OpenTelemetry. The queue of spans is limited, and further spans are dropped. Registers no propagator, so
 * a visitor's `traceparent` header has no effect.
 */
export async function openTelemetry(
  settings: TelemetrySettings,
  openPages: () => number,
): Promise<Telemetry> {
  logFaults();
  const exporters = await openExporters(settings.protocol);
  const resource = siteResource();
  const tracers = settings.hasTraces ? openTracers(resource, exporters.spans(), settings) : null;
  const meters = openMeters(resource, settings.hasMetrics ? exporters.metrics() : null, settings);
  return {
    ...(tracers === null ? noTracing : createTracing(tracers.getTracer("marquee"))),
    ...createMetrics(meters.getMeter("marquee"), openPages),
    expiryTraces: createExpiryTraces(Date.now),
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, LAST_EXPORT).unref();
      await Promise.race([Promise.allSettled([tracers?.shutdown(), meters.shutdown()]), promise]);
    },
  };
}
