import type { CompletedRequest } from "./telemetry.ts";
import { siteRuntime } from "../site-runtime.ts";

/** Replaces OpenTelemetry by a recorder. `traces` has the trace in which each page expired. */
export function recordTelemetry(traces: Record<string, string> = {}) {
  const counted: CompletedRequest[] = [];
  const continued: (string | undefined)[] = [];
  const rendered: [path: string, tags: readonly string[]][] = [];
  const expired: [tags: readonly string[], trace: string][] = [];
  siteRuntime().provide("telemetry", {
    inSpan: (_name, work) => work(),
    continueTrace: (traceparent, work) => {
      continued.push(traceparent);
      return work();
    },
    traceparent: () => "00-here",
    countRequest: (request) => void counted.push(request),
    countExpiry: () => undefined,
    expiryTraces: {
      rendered: (path, tags) => void rendered.push([path, tags]),
      expired: (tags, trace) => void expired.push([tags, trace]),
      take: (path) => traces[path],
    },
    stop: async () => undefined,
  });
  return { counted, continued, rendered, expired };
}
