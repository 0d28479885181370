/** The span of a commit. */
interface CommitSpan {
  /** The span as a W3C `traceparent`. Undefined if the trace isn't sampled. */
  traceparent: string | undefined;
  /** Ends the span. `isWritten` is false if the commit could not be written to disk. */
  end(isWritten: boolean): void;
}

/** A request that a route answered. `seconds` is the time until the response's headers were ready. */
interface AnsweredRequest {
  method: string;
  /** The route's pattern, such as `/data/doc/:dataset/:ids`. */
  route: string;
  status: number;
  seconds: number;
}

/** The traces and metrics of a lake. `open-telemetry.ts` implements them, and is loaded only if OpenTelemetry is on. */
export interface Telemetry {
  /** Begins the span of a commit, in the trace `traceparent` of the writing client if it sent one. */
  beginCommit(traceparent: string | undefined): CommitSpan;
  countRequest(request: AnsweredRequest): void;
  /** Sets the function that returns the number of open event streams. */
  observeStreams(count: () => number): void;
  /** Sends what is queued, for two seconds at most. */
  stop(): Promise<void>;
}
