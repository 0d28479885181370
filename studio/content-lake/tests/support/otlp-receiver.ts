import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import * as z from "zod";

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );

const resource = z.object({ attributes });

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(""),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes,
  events: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).default({}),
});

const traces = z.object({
  resourceSpans: z.array(
    z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

const point = z.object({
  attributes,
  count: z.coerce.number().optional(),
  sum: z.coerce.number().optional(),
  asInt: z.coerce.number().optional(),
  asDouble: z.number().optional(),
});

const points = z.object({ dataPoints: z.array(point) });

const metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      resource,
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.object({
              name: z.string(),
              histogram: points.optional(),
              sum: points.optional(),
              gauge: points.optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Attributes = z.infer<typeof attributes>;

/** A received span, with the name of the service that sent it. */
type ReceivedSpan = z.infer<typeof span> & { service: string };

/** A series of a metric at its last export. `value` is the count of a histogram. */
export type ReceivedSeries = {
  service: string;
  name: string;
  attributes: Attributes;
  value: number;
};

const serviceOf = (from: z.infer<typeof resource>) => String(from.attributes["service.name"]);

/**
 * Replaces a collector of OpenTelemetry: receives OTLP over HTTP as JSON, on the paths of the protocol, and
 * remembers spans and metrics. It accepts protobuf too, which it only counts.
 * @see https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const series = new Map<string, ReceivedSeries>();
  const received: { path: string; type: string; body: string }[] = [];

  function take(path: string, body: string): void {
    if (path === "/v1/traces") {
      for (const { resource, scopeSpans } of traces.parse(JSON.parse(body)).resourceSpans) {
        const service = serviceOf(resource);
        spans.push(
          ...scopeSpans.flatMap((scope) => scope.spans).map((each) => ({ ...each, service })),
        );
      }
    }
    if (path !== "/v1/metrics") return;
    for (const { resource, scopeMetrics } of metrics.parse(JSON.parse(body)).resourceMetrics) {
      const service = serviceOf(resource);
      for (const { name, histogram, sum, gauge } of scopeMetrics.flatMap(
        (scope) => scope.metrics,
      )) {
        for (const { attributes, ...values } of (histogram ?? sum ?? gauge)?.dataPoints ?? []) {
          const value = values.count ?? values.asInt ?? values.asDouble ?? Number.NaN;
          const key = JSON.stringify([service, name, attributes]);
          series.set(key, { service, name, attributes, value });
        }
      }
    }
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const { url: path = "", headers } = request;
      const bytes = await buffer(request);
      const body = headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
      const type = headers["content-type"] ?? "";
      received.push({ path, type, body: body.toString() });
      if (type === "application/json") take(path, body.toString());
      response
        .writeHead(200, { "content-type": type })
        .end(type === "application/json" ? "{}" : "");
    };
    answer().catch((error: unknown) => {
      console.error("The OTLP receiver can't read a request:", error);
      response.writeHead(400).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    spans,
    series: () => [...series.values()],
    received,
    /** Environment variables that switch OpenTelemetry on and send its data here soon. */
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "50",
      OTEL_METRIC_EXPORT_INTERVAL: "200",
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OtlpReceiver = Awaited<ReturnType<typeof openOtlpReceiver>>;
