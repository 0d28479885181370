/** An error of ours with a code that `explainError` knows. */
export const codedError = (code: string): Error => Object.assign(new Error(code), { code });

/** The code that an error of ours or of the SDK bears, such as `auth/popup-blocked`; null for any other error. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error ? String(error.code) : null;
