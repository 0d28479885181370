import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterEach, expect, test, vi } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { describeProviderError } from "./provider-errors.ts";

afterEach(() => vi.unstubAllEnvs());

test("[SEC-4] logs the cause of a failed request to the provider, without its key, token or URL", async () => {
  const { port, close } = await openServer(() => {});
  close();
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", `127.0.0.1:${port}/owner/the-secret`);
  const app = initializeApp({ projectId: "demo-trouble" }, "trouble");
  const trouble: unknown = await getAuth(app)
    .createSessionCookie("the.id.token", { expiresIn: 600_000 })
    .catch((error: unknown) => error);
  await deleteApp(app);
  expect(describeProviderError(trouble)).toBe(
    "auth: the sign-in provider can't be reached (app/network-error, ECONNREFUSED).",
  );
});

const withAddress = { code: "member@marquee.test refused" };
test.each([
  ["omits what is no error code", Object.assign(new TypeError("a@b"), withAddress), "TypeError"],
  ["omits a value that is not an error", "member@marquee.test", "unknown"],
  ["includes the message of our own errors", new Error("Is it the same?"), "Is it the same?"],
])("[SEC-4] %s", (_what, trouble, cause) => {
  expect(describeProviderError(trouble)).toBe(
    `auth: the sign-in provider can't be reached (${cause}).`,
  );
});
