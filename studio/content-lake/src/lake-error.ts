/** An error that the lake returns to the caller. */
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

/** In the format of Sanity's data errors: `{error: {type, description, …}}`. */
export function dataError(
  status: number,
  type: string,
  description: string,
  more: Readonly<Record<string, unknown>> = {},
): LakeError {
  return new LakeError(status, { error: { description, type, ...more } }, description);
}

/**
 * In the format of Sanity's gateway errors: `{statusCode, error, message}`. The Studio recognizes an invalid session by
 * the optional `errorCode`.
 */
export function gatewayError(status: number, error: string, message: string, errorCode?: string) {
  const body = { statusCode: status, error, message, ...(errorCode ? { errorCode } : {}) };
  return new LakeError(status, body, message);
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
