import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

type Attributes = { key: string; value: Record<string, unknown> }[];
type Points = { dataPoints: { attributes?: Attributes; [value: string]: unknown }[] };

/** The part of OTLP's messages that tests read. */
interface Message {
  resourceSpans?: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: (Omit<ReceivedSpan, "attributes"> & { attributes?: Attributes })[] }[];
  }[];
  resourceMetrics?: {
    resource: { attributes: Attributes };
    scopeMetrics: {
      metrics: { name: string; histogram?: Points; sum?: Points; gauge?: Points }[];
    }[];
  }[];
}

interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  attributes: Record<string, unknown>;
  events: unknown[];
}

const objectOf = (attributes: Attributes = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const serviceOf = ({ attributes }: { attributes: Attributes }) =>
  String(objectOf(attributes)["service.name"]);

/**
 * Replaces a collector of OpenTelemetry: receives OTLP over HTTP as JSON, on the paths of the protocol, and
 * remembers spans and metrics. It accepts protobuf too, which it only counts.
 * @see https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  /** The series of metrics at their last export. The value is the count of a histogram. */
  const series = new Map<
    string,
    Pick<ReceivedSpan, "service" | "name" | "attributes"> & { value: number }
  >();
  const received: { path: string; type: string; body: string }[] = [];

  function take({ resourceSpans = [], resourceMetrics = [] }: Message): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = serviceOf(resource);
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const attributes = objectOf(span.attributes);
        spans.push({ ...span, service, attributes, events: span.events ?? [] });
      }
    }
    for (const { resource, scopeMetrics } of resourceMetrics) {
      const service = serviceOf(resource);
      for (const { name, histogram, sum, gauge } of scopeMetrics.flatMap((one) => one.metrics)) {
        for (const point of (histogram ?? sum ?? gauge)?.dataPoints ?? []) {
          const attributes = objectOf(point.attributes);
          const value = Number(point["count"] ?? point["asInt"] ?? point["asDouble"]);
          series.set(JSON.stringify([service, name, attributes]), {
            service,
            name,
            attributes,
            value,
          });
        }
      }
    }
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const { url: path = "", headers } = request;
      const bytes = await buffer(request);
      const body = String(headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes);
      const type = headers["content-type"] ?? "";
      const isJson = type === "application/json";
      received.push({ path, type, body });
      if (isJson) take(JSON.parse(body));
      response.writeHead(200, { "content-type": type }).end(isJson ? "{}" : "");
    };
    respond().catch((error: unknown) => {
      console.error("The OTLP receiver can't read a request:", error);
      response.writeHead(400).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    spans,
    series: () => [...series.values()],
    received,
    /** Environment variables that switch OpenTelemetry on and send its data here soon. */
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${Object(server.address()).port}`,
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
