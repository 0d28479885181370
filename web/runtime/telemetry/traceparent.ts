/**
 * A trace context in W3C's format, version 00: trace, parent span and flags.
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
export const traceparentPattern = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/**
 * Returns the trace context in the ID of a live event. The embedded content lake appends it to its own
 * ID, `12/00-…`, because Sanity's client passes on no further field of an event. Undefined for the
 * events of Sanity's hosted service, which contain none.
 */
export function traceparentOfEvent(id: string): string | undefined {
  const traceparent = id.slice(id.indexOf("/") + 1);
  return traceparentPattern.test(traceparent) ? traceparent : undefined;
}
