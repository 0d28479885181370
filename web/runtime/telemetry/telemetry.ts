import type { ExpiryTraces } from "./expiry-traces.ts";
import { siteRuntime } from "../site-runtime.ts";

/** A request whose response was sent. `cache` says whether the page cache of the serving layer had the page. */
export type CompletedRequest = {
  method: string;
  /** Name of the route, such as `/[locale]/[[...path]]`; never a path with the visitor's own parts. */
  route: string;
  status: number;
  cache: "hit" | "miss";
  /** Time until the response was sent, in seconds. */
  seconds: number;
};

/**
 * The traces and metrics of this process. `open-telemetry.server.ts` implements them. No other file
 * imports OpenTelemetry, so nothing of it is loaded while it is off.
 */
export type Telemetry = {
  /** Runs `work` in a span. The span ends when `work`, or the promise that it returns, has ended. */
  inSpan<T>(name: string, work: () => T): T;
  /** Runs `work` in the trace of another process or of an earlier request. */
  continueTrace<T>(traceparent: string | undefined, work: () => T): T;
  /** Returns the current span as a W3C `traceparent`. Undefined outside of a span, and if the trace isn't sampled. */
  traceparent(): string | undefined;
  countRequest(request: CompletedRequest): void;
  /** Counts an expiry of cached pages. */
  countExpiry(): void;
  expiryTraces: ExpiryTraces;
  /** Sends what is queued, for two seconds at most. */
  stop(): Promise<void>;
};

declare module "../site-runtime.ts" {
  interface SiteParts {
    telemetry: Telemetry;
  }
}

/** Runs `work` in a span if OpenTelemetry is on. `name` must not contain data of a request. */
export function inSpan<T>(name: string, work: () => T): T {
  const telemetry = siteRuntime().find("telemetry");
  return telemetry === undefined ? work() : telemetry.inSpan(name, work);
}

/** Runs `work` in a span of the trace that `traceparent` names, or of the current trace if there is none. */
export function inSpanOf<T>(traceparent: string | undefined, name: string, work: () => T): T {
  const telemetry = siteRuntime().find("telemetry");
  if (telemetry === undefined) return work();
  return telemetry.continueTrace(traceparent, () => telemetry.inSpan(name, work));
}
