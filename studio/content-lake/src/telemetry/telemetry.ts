interface CommitSpan {
  /** The span as a W3C `traceparent`. Undefined if the trace isn't sampled. */
  traceparent: string | undefined;
  /** Ends the span. `isWritten` is false if the commit could not be written to disk. */
  end(isWritten: boolean): void;
}

/** A request that a route handled. `seconds` is the time until the response's headers were ready. */
interface HandledRequest {
  method: string;
  /** The route's pattern, such as `/data/doc/:dataset/:ids`. */
  route: string;
  status: number;
  seconds: number;
}

/** Figures of a lake at one moment. Undefined figures are not sent. */
export interface LakeFigures {
  documents: number;
  /** Bytes of the database, without its write-ahead log. */
  databaseSize: number;
  diskFree: number;
  /** Writes that wait for the disk. */
  queuedWrites: number;
  /** Long queries that run or wait. */
  queuedQueries: number;
  /** Seconds since the oldest change that the backup lacks. */
  backupLag?: number | undefined;
  /** Characters of changes that wait for the backup's target. */
  backupWaiting?: number | undefined;
  /** Files of assets that the backup lacks, because they are missing or damaged in the lake. */
  backupDamaged?: number | undefined;
}

/** The traces and metrics of a lake. `open-telemetry.ts` implements them, and is loaded only if OpenTelemetry is on. */
export interface Telemetry {
  /** Begins the span of a commit, in the trace `traceparent` of the writing client if it sent one. */
  beginCommit(traceparent: string | undefined): CommitSpan;
  countRequest(request: HandledRequest): void;
  observeStreams(count: () => number): void;
  /** `figures` is called at each export. */
  observeLake(figures: () => LakeFigures): void;
  /** Sends what is queued, for two seconds at most. */
  stop(): Promise<void>;
}
