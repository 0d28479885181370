import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/**
 * The only attributes that leave the process. Next.js also records the request's target with its
 * query, and the URLs that the site requests; both can contain tokens and personal data.
 */
const allowed = new Set([
  "error.type",
  "http.method",
  "http.route",
  "http.status_code",
  "net.peer.name",
  "next.route",
  "next.rsc",
  "next.span_type",
]);

function cleanAttributes(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)));
}

/** Returns the span's name. Next.js names the span of an outgoing request after its URL. */
const cleanName = ({ name, attributes }: ReadableSpan): string =>
  attributes["http.url"] === undefined
    ? name
    : `fetch ${String(attributes["http.method"])} ${String(attributes["net.peer.name"])}`;

/**
 * Returns a span without anything that may be personal or secret. The messages of errors are dropped,
 * because they can contain any text; `error.type` names the kind of error.
 */
const cleanSpan = (span: ReadableSpan): ReadableSpan => ({
  name: cleanName(span),
  attributes: cleanAttributes(span.attributes),
  status: { code: span.status.code },
  events: [],
  links: span.links.map(({ context }) => ({ context })),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext === undefined ? {} : { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: span.droppedEventsCount,
  droppedLinksCount: span.droppedLinksCount,
});

/** Returns an exporter that cleans spans before `exporter` sends them. */
export const cleaning = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});
