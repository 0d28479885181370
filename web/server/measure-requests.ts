import type { IncomingMessage, ServerResponse } from "node:http";
import { createRouteNames } from "../runtime/telemetry/route-name.ts";
import type { CompletedRequest } from "../runtime/telemetry/telemetry.ts";
import type { NextHandler } from "./request-from-next.ts";
import type { FindRoute } from "./routing/site-routes.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

const pathOf = (url = "/") => url.split("?", 1)[0] ?? url;

const isStream = (response: ServerResponse) =>
  String(response.getHeader("content-type")).startsWith("text/event-stream");

/**
 * Returns a function that starts to measure a request, and returns the function to call when the
 * response was sent. It returns undefined while OpenTelemetry is off. Event streams aren't counted,
 * because they last until the visitor leaves the page.
 */
export function createRequestMeter(findRoute: FindRoute) {
  const nameOf = createRouteNames(findRoute);
  return ({ method = "", url }: IncomingMessage, response: ServerResponse) => {
    const telemetry = siteRuntime().find("telemetry");
    if (telemetry === undefined) return undefined;
    const began = performance.now();
    // The address as requested. Routing may replace `url`.
    const path = pathOf(url);
    return (cache: CompletedRequest["cache"]): void => {
      if (isStream(response)) return;
      const seconds = (performance.now() - began) / 1_000;
      telemetry.countRequest({
        method,
        route: nameOf(path),
        status: response.statusCode,
        cache,
        seconds,
      });
    };
  };
}

/**
 * Returns a request handler that renders a page in the trace of the publication that expired it. Next.js
 * then adds its own spans to that trace. Only the first request for the page after the publication
 * renders it; the others begin traces of their own.
 */
export const inTraceOfExpiry =
  (next: NextHandler): NextHandler =>
  (request, response) => {
    const telemetry = siteRuntime().find("telemetry");
    if (telemetry === undefined) return next(request, response);
    const traceparent = telemetry.expiryTraces.take(pathOf(request.url));
    return telemetry.continueTrace(traceparent, () => next(request, response));
  };
