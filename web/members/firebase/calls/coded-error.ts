/** Creates an error with a code that `explainError` knows. */
export const codedError = (code: string): Error => Object.assign(new Error(code), { code });

/** Returns the code of an error of ours or of the SDK, such as `auth/popup-blocked`; null for any other error. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error ? String(error.code) : null;
