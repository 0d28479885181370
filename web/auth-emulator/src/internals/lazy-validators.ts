import { createRequire } from "node:module";

type StartMiddleware = (description: object, options: object) => Promise<unknown>;

const require = createRequire(import.meta.url);

/**
 * Loaded with `require`, because the function below replaces a method of the object that firebase-tools calls. An
 * `import` could return a copy of that object.
 */
const exegesisExpress: { middleware: StartMiddleware } = require("exegesis-express");

/**
 * Runs `work`, which starts the emulator, so that validators are compiled when they are first used. Compiling all of
 * them takes most of the emulator's start (7.5 of 8 s measured on two cores). exegesis has an option for that, which
 * firebase-tools doesn't expose. Therefore this function adds the option to firebase-tools' call of exegesis.
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
