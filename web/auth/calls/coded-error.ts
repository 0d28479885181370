/** An error of ours with a code that `explainError` knows. */
export const codedError = (code: string): Error => Object.assign(new Error(code), { code });
