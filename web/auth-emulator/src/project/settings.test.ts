import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const env = { MARQUEE_AUTH_GATEWAY_SECRET: "a-secret-for-tests-0003" };
const good = ["serve", "--data", "/tmp/x", "--origin", "http://localhost:3000"];

test("uses the embedded site's defaults", () => {
  expect(readSettings(good, env)).toEqual({
    projectId: "demo-marquee",
    port: 9099,
    dataDir: "/tmp/x",
    origins: ["http://localhost:3000"],
    secret: env.MARQUEE_AUTH_GATEWAY_SECRET,
    withSampleAccounts: false,
  });
});

test("[SEC-3][RUN-3] refuses a real project's id, and lists all invalid settings at once", () => {
  const real = [...good, "--project", "acme-prod"];
  expect(() => readSettings(real, env)).toThrow("--project must begin with demo-");
  expect(() => readSettings(["serve", "--port", "abc", "--origin", "localhost:3000"], {})).toThrow(
    /--port must be a number\.\n--data DIR is missing.*\n--origin must be an origin.*\nMARQUEE_AUTH_GATEWAY_SECRET is missing/u,
  );
});
