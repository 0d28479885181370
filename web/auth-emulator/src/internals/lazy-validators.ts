import { createRequire } from "node:module";

type StartMiddleware = (description: object, options: object) => Promise<unknown>;

const require = createRequire(import.meta.url);

/**
 * Loaded with `require`, because `withLazyValidators` must replace a method of the very object that
 * firebase-tools uses. An `import` could return a copy of that object.
 */
const exegesisExpress: { middleware: StartMiddleware } = require("exegesis-express");

/**
 * Runs `work`, which starts the emulator, and makes the emulator compile its request validators on
 * first use. If it compiled all of them at the start, the start would take 8 s, of which 7.5 s are
 * for the validators (measured on two cores). exegesis, the router of firebase-tools, has an option
 * for lazy compilation, but firebase-tools doesn't expose it. This function therefore adds the
 * option when firebase-tools calls exegesis.
 */
export async function withLazyValidators<Result>(work: () => Promise<Result>): Promise<Result> {
  const { middleware } = exegesisExpress;
  exegesisExpress.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
  try {
    return await work();
  } finally {
    exegesisExpress.middleware = middleware;
  }
}
