import type { Meter } from "@opentelemetry/api";
import type { Telemetry } from "./telemetry.ts";

/**
 * Limits of the histogram's buckets in seconds, as OpenTelemetry's conventions for HTTP servers advise.
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-metrics/
 */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Methods that metrics name. Clients can send any word as method, and each would be another series. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Creates the site's instruments and the functions that record in them. `openPages` returns the number of open pages
 * that wait for changes.
 */
export function createMetrics(
  meter: Meter,
  openPages: () => number,
): Pick<Telemetry, "countRequest" | "countExpiry"> {
  const requests = meter.createHistogram("http.server.request.duration", {
    description: "Time until a response was sent. `marquee.cache` is `hit` for cached pages.",
    unit: "s",
    advice: { explicitBucketBoundaries: buckets },
  });
  const expiries = meter.createCounter("marquee.page.renewals", {
    description: "Expiries of cached pages after a change of content.",
    unit: "{expiry}",
  });
  meter
    .createObservableGauge("marquee.live.listeners", {
      description: "Open pages that wait for changes of content.",
      unit: "{page}",
    })
    .addCallback((result) => result.observe(openPages()));
  return {
    countRequest: ({ method, route, status, cache, seconds }) =>
      requests.record(seconds, {
        "http.request.method": methods.has(method) ? method : "_OTHER",
        "http.route": route,
        "http.response.status_code": status,
        "marquee.cache": cache,
      }),
    countExpiry: () => expiries.add(1),
  };
}
