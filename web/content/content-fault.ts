/** Why the content service gave no answer that can be used. The message holds nothing of what was sent or answered. */
export class ContentFault extends Error {
  override name = "ContentFault";
  /** The service's own status; null when there was none. */
  readonly statusCode: number | null;
  constructor(message: string, statusCode: number | null = null) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** By its name: Next bundles each route apart, and the circuit hands one bundle's error to another. */
export const isContentFault = (error: unknown): error is ContentFault =>
  error instanceof Error && error.name === "ContentFault";

/** Nothing to show: the content service gave no answer that can be used, and none was kept. */
export class ContentUnavailable extends Error {
  override name = "ContentUnavailable";
  constructor(reason: string) {
    super(`The content service did not answer, and nothing was kept (${reason}).`);
  }
}
