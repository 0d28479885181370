import { expect, test } from "vitest";
import { serviceAccountProblem } from "./service-account.ts";

const problem = (env: Record<string, string>, canRead = true) =>
  serviceAccountProblem(env, "nightlight-films", () => canRead);

test("[RUN-3] names what to set for a Firebase project without a service account, with half of one, and with a file that can't be read", () => {
  expect(problem({ FIREBASE_CLIENT_EMAIL: "" })).toBe(
    'The Firebase project "nightlight-films" requires a service account, which creates the session cookies. Set GOOGLE_APPLICATION_CREDENTIALS to its JSON file, or set FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY. On a machine of Google Cloud that provides credentials, set METADATA_SERVER_DETECTION=assume-present',
  );
  const email = { FIREBASE_CLIENT_EMAIL: "a@b.example" };
  expect(problem(email)).toContain("FIREBASE_PRIVATE_KEY is not");
  expect(problem({ FIREBASE_PRIVATE_KEY: "key" })).toContain("FIREBASE_CLIENT_EMAIL is not");
  expect(problem({ GOOGLE_APPLICATION_CREDENTIALS: "/no/file.json" }, false)).toContain(
    'is "/no/file.json", which can\'t be read',
  );
});

test.each([
  { FIREBASE_CLIENT_EMAIL: "a@b.example", FIREBASE_PRIVATE_KEY: "key" },
  { GOOGLE_APPLICATION_CREDENTIALS: "/run/account.json" },
  { K_SERVICE: "site" },
  { METADATA_SERVER_DETECTION: "assume-present" },
])("[RUN-2] accepts the credentials in %o", (env: Record<string, string>) => {
  expect(problem(env)).toBeNull();
});
