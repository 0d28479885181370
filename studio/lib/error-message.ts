/** Returns the message of a thrown value, which may be anything. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
