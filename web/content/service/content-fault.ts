/**
 * Thrown when the content service gives no usable response. The message is logged, so it contains
 * no URL, query or token.
 */
export class ContentFault extends Error {
  override name = "ContentFault";
  /** The HTTP status of the response; null if there was none. */
  readonly statusCode: number | null;
  constructor(message: string, statusCode: number | null = null) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Whether an error is a ContentFault. Compares the error's name and not its class, because each bundle of Next.js has
 * its own `ContentFault` class, and the circuit breaker passes errors between bundles.
 */
export const isContentFault = (error: unknown): error is ContentFault =>
  error instanceof Error && error.name === "ContentFault";

/** Thrown when the content service gives no usable response and none is cached. */
export class ContentUnavailable extends Error {
  override name = "ContentUnavailable";
  constructor(reason: string) {
    super(`The content service gave no usable response, and none is cached (${reason}).`);
  }
}
