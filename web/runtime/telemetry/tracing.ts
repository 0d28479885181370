import {
  context,
  type Span,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import type { Telemetry } from "./telemetry.ts";

type Tracing = Pick<Telemetry, "inSpan" | "continueTrace" | "traceparent">;

/** Ends the span of work that failed. Records the kind of error, not its message, which can contain any text. */
function endWithError(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  span.end();
}

/** Creates the functions that record spans with a tracer. */
export const createTracing = (tracer: Tracer): Tracing => ({
  inSpan: (name, work) =>
    tracer.startActiveSpan(name, (span) => {
      try {
        const result = work();
        if (result instanceof Promise) {
          result.then(
            () => span.end(),
            (error: unknown) => endWithError(span, error),
          );
        } else span.end();
        return result;
      } catch (error) {
        endWithError(span, error);
        throw error;
      }
    }),

  continueTrace(traceparent, work) {
    const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
    if (parent === null) return work();
    const remote = trace.setSpanContext(context.active(), { ...parent, isRemote: true });
    return context.with(remote, work);
  },

  traceparent() {
    const current = trace.getActiveSpan()?.spanContext();
    if (current === undefined || (current.traceFlags & TraceFlags.SAMPLED) === 0) return undefined;
    return `00-${current.traceId}-${current.spanId}-01`;
  },
});

/** Records no spans. Used if only metrics are sent. */
export const noTracing: Tracing = {
  inSpan: (_name, work) => work(),
  continueTrace: (_traceparent, work) => work(),
  traceparent: () => undefined,
};
