/**
 * An error that the lake returns to the caller: the response's status, its JSON body, and a
 * message.
 */
export class LakeError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>, message: string) {
    super(message);
    this.name = "LakeError";
    this.status = status;
    this.body = body;
  }
}

/** Creates an error in the format of Sanity's data errors: `{error: {type, description, …}}`. */
export function dataError(
  status: number,
  type: string,
  description: string,
  more: Readonly<Record<string, unknown>> = {},
): LakeError {
  return new LakeError(status, { error: { description, type, ...more } }, description);
}

/**
 * Creates an error in the format of Sanity's gateway errors: `{statusCode, error, message}`. The
 * Studio recognizes an invalid session by the optional `errorCode`.
 */
export function gatewayError(status: number, error: string, message: string, errorCode?: string) {
  const body = { statusCode: status, error, message, ...(errorCode ? { errorCode } : {}) };
  return new LakeError(status, body, message);
}

/** The message of a value that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
