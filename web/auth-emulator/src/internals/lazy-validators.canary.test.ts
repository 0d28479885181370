import { createRequire } from "node:module";
import { afterEach, expect, test, vi } from "vitest";
import { canary } from "../../../../tests/support/canary.ts";
import { createEmulatorApp, AgentProjectState } from "./firebase-emulator.ts";
import { withLazyValidators } from "./lazy-validators.ts";

const seam = {
  dependency: "firebase-tools",
  writtenFor: "15.34.2",
  check:
    "that firebase-tools calls `exegesisExpress.middleware` of the one installed exegesis-express, and that exegesis has the option `lazyCompileValidationSchemas`. Otherwise the emulator starts in 8 s instead of 0.5.",
};

const require = createRequire(import.meta.url);
const ofEmulator = createRequire(require.resolve("firebase-tools/lib/emulator/auth/server.js"));
const exegesisExpress: {
  middleware: (description: object, options: object) => unknown;
} = require("exegesis-express");
const { middleware } = exegesisExpress;
afterEach(() => {
  exegesisExpress.middleware = middleware;
});

test(
  "firebase-tools starts exegesis with lazy validators",
  canary(seam, async () => {
    expect(ofEmulator.resolve("exegesis-express")).toBe(require.resolve("exegesis-express"));
    // Mocks the middleware, because compiling all validators would exceed the test's time limit.
    const started = vi.fn<typeof middleware>(() => Promise.resolve(() => {}));
    exegesisExpress.middleware = started;
    await createEmulatorApp("demo-canary", new AgentProjectState("demo-canary"));
    expect(started).toHaveBeenCalledOnce();
    expect(started.mock.calls[0]?.[1]).toMatchObject({ lazyCompileValidationSchemas: true });
    expect(exegesisExpress.middleware).toBe(started);
  }),
);

test(
  "exegesis compiles validators when they are first used",
  canary({ ...seam, dependency: "exegesis", writtenFor: "4.3.0" }, () => {
    const { compileOptions }: { compileOptions: (options: object) => Record<string, unknown> } =
      ofEmulator("exegesis/lib/options.js");
    const compiled = compileOptions({ lazyCompileValidationSchemas: true });
    expect(compiled["lazyCompileValidationSchemas"]).toBe(true);
    expect(compileOptions({})["lazyCompileValidationSchemas"]).toBe(false);
  }),
);

test("restores exegesis when the emulator fails to start", async () => {
  const failing = withLazyValidators(() => Promise.reject(new Error("no such file")));
  await expect(failing).rejects.toThrow("no such file");
  expect(exegesisExpress.middleware).toBe(middleware);
});
