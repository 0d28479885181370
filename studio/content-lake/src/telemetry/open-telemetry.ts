import type { Meter } from "@opentelemetry/api";
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanStatusCode, trace } from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { LakeFigures, Telemetry } from "./telemetry.ts";
import type { TelemetrySettings } from "./start-telemetry.ts";

/** Time in ms that a stopping lake waits for the collector. */
const lastExport = 2_000;

/** The lake reports a collector that fails once in this time, in ms. */
const quietTime = 10 * 60_000;

/** Statuses of requests that exceeded a limit: too slow, too large, too many, too busy. */
const limitStatuses: ReadonlySet<number> = new Set([408, 413, 429, 503]);

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
  return { spans: new OTLPTraceExporter(), metrics: new OTLPMetricExporter() };
}

function logFaults(): void {
  let quietUntil = 0;
  const report = () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietTime;
    console.error(
      "The collector at OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces or metrics, so they are dropped.",
    );
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
}

/** The queue of spans is limited to 2,048, further ones are dropped. Registers nothing globally but the log of faults. */
export async function openTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  logFaults();
  const exporters = await openExporters(settings.protocol);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "content-lake" }))
    .merge(detectResources({ detectors: [envDetector] }));
  const spans = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporters.spans,
        scheduledDelayMillis: settings.spanDelay,
      }),
    ],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: exporters.metrics,
        exportIntervalMillis: settings.metricInterval,
        exportTimeoutMillis: Math.min(settings.metricInterval, 10_000),
      }),
    ],
  });
  const tracer = spans.getTracer("content-lake");
  const meter = meters.getMeter("content-lake");
  const requests = meter.createHistogram("http.server.request.duration", {
    description: "Time until a response's headers were ready.",
    unit: "s",
    // OpenTelemetry's conventions for HTTP servers advise these limits.
    advice: {
      explicitBucketBoundaries: [
        0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
      ],
    },
  });
  const streams = meter.createObservableGauge("content_lake.listeners", {
    description: "Open event streams.",
    unit: "{stream}",
  });
  const commits = meter.createCounter("content_lake.commits", {
    description: "Transactions, by whether they were written to disk.",
    unit: "{transaction}",
  });
  const refused = meter.createCounter("content_lake.requests.refused", {
    description: "Requests that exceeded a limit of the lake, by status.",
    unit: "{request}",
  });

  return {
    beginCommit: (traceparent) => {
      const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
      const context =
        parent === null
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
      const span = tracer.startSpan("lake commit", {}, context);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: (traceFlags & 1) === 0 ? undefined : `00-${traceId}-${spanId}-01`,
        end: (isWritten) => {
          if (!isWritten) span.setStatus({ code: SpanStatusCode.ERROR });
          commits.add(1, { outcome: isWritten ? "written" : "failed" });
          span.end();
        },
      };
    },
    countRequest: ({ method, route, status, seconds }) => {
      requests.record(seconds, {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
      });
      if (limitStatuses.has(status)) refused.add(1, { "http.response.status_code": status });
    },
    observeLake: (figures) => sendFigures(meter, figures),
    observeStreams: (count) => streams.addCallback((result) => result.observe(count())),
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, lastExport).unref();
      await Promise.race([Promise.allSettled([spans.shutdown(), meters.shutdown()]), promise]);
    },
  };
}

const gauges = {
  documents: ["content_lake.documents", "{document}", "Stored documents, drafts and versions."],
  databaseSize: ["content_lake.database.size", "By", "Size of the database file."],
  diskFree: ["content_lake.disk.free", "By", "Free space of the disk with the data."],
  queuedWrites: ["content_lake.writes.queued", "{request}", "Writes that wait for the disk."],
  queuedQueries: ["content_lake.queries.queued", "{request}", "Long queries that run or wait."],
  backupLag: ["content_lake.backup.lag", "s", "Age of the oldest change that the backup lacks."],
  backupWaiting: [
    "content_lake.backup.waiting",
    "By",
    "Changes that wait for the backup's target.",
  ],
  backupDamaged: ["content_lake.backup.damaged", "{file}", "Assets that the lake itself lacks."],
} as const satisfies Record<keyof LakeFigures, readonly [string, string, string]>;

function sendFigures(meter: Meter, figures: () => LakeFigures): void {
  const observed = Object.entries(gauges).map(([key, [name, unit, description]]) => ({
    key,
    gauge: meter.createObservableGauge(name, { unit, description }),
  }));
  meter.addBatchObservableCallback(
    (result) => {
      const values = new Map<string, number | undefined>(Object.entries(figures()));
      for (const { key, gauge } of observed) {
        const value = values.get(key);
        if (value !== undefined) result.observe(gauge, value);
      }
    },
    observed.map(({ gauge }) => gauge),
  );
}
