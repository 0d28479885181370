import "server-only";
import { context, diag, DiagLogLevel, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { parseTraceParent } from "@opentelemetry/core";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { liveHub } from "../content/live/hub.server.ts";
import { log } from "../log.ts";
import { cleaning } from "./clean-spans.ts";
import { createMetrics } from "./metrics.ts";
import { createRenewals } from "./renewals.ts";
import type { Telemetry } from "./telemetry.ts";
import type { TelemetrySettings } from "./telemetry-settings.ts";

/** Time in ms that a stopping process waits for the collector. */
const LAST_EXPORT = 2_000;

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

/**
 * Starts OpenTelemetry: registers its tracer, which Next.js uses too, and exports spans and metrics.
 * The queue of spans is limited to 2,048, further ones are dropped. Registers no propagator, so a
 * visitor's `traceparent` header has no effect.
 */
export async function openTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  logFaults();
  const exporters = await openExporters(settings.protocol);
  const resource = siteResource();
  const spans = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanProcessors: settings.hasTraces
      ? [
          new BatchSpanProcessor({
            exporter: cleaning(exporters.spans()),
            scheduledDelayMillis: settings.spanDelay,
          }),
        ]
      : [],
  });
  const meters = new MeterProvider({
    resource,
    readers: settings.hasMetrics
      ? [
          new PeriodicExportingMetricReader({
            exporter: exporters.metrics(),
            exportIntervalMillis: settings.metricInterval,
            exportTimeoutMillis: Math.min(settings.metricInterval, 10_000),
          }),
        ]
      : [],
  });
  if (settings.hasTraces) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    trace.setGlobalTracerProvider(spans);
  }
  const tracer = spans.getTracer("marquee");

  return {
    ...createMetrics(meters.getMeter("marquee"), () => liveHub().size()),
    renewals: createRenewals(Date.now),
    inSpan: (name, work) => {
      if (!settings.hasTraces) return work();
      return tracer.startActiveSpan(name, (span) => {
        const fail = (error: unknown) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
          span.end();
        };
        try {
          const result = work();
          if (result instanceof Promise) result.then(() => span.end(), fail);
          else span.end();
          return result;
        } catch (error) {
          fail(error);
          throw error;
        }
      });
    },
    continueTrace: (traceparent, work) => {
      const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
      if (parent === null) return work();
      return context.with(
        trace.setSpanContext(context.active(), { ...parent, isRemote: true }),
        work,
      );
    },
    traceparent: () => {
      const current = trace.getActiveSpan()?.spanContext();
      if (current === undefined || (current.traceFlags & 1) === 0) return undefined;
      return `00-${current.traceId}-${current.spanId}-01`;
    },
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, LAST_EXPORT).unref();
      await Promise.race([Promise.allSettled([spans.shutdown(), meters.shutdown()]), promise]);
    },
  };
}
