/** An error for a field that was left empty, with a code that `explainError` knows. */
export const missing = (code: `missing-${string}`): Error =>
  Object.assign(new Error(code), { code });
