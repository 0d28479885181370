import { expect, test } from "vitest";
import { parseFirebaseSettings } from "./firebase-settings.ts";

const embedded = {
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-marquee",
  NEXT_PUBLIC_FIREBASE_API_KEY: "demo-key",
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
  FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
  MARQUEE_AUTH_GATEWAY_SECRET: "a-secret-for-tests-0004",
};
const hosted = {
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-films",
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIza-example",
};

test("[RUN-2] reads the settings of the embedded service and of hosted Firebase", () => {
  expect(parseFirebaseSettings(embedded)).toEqual({
    ok: true,
    settings: {
      projectId: "demo-marquee",
      embedded: { host: "localhost:9099", secret: "a-secret-for-tests-0004" },
    },
    browser: {
      projectId: "demo-marquee",
      apiKey: "demo-key",
      authDomain: null,
      emulator: "localhost:9099",
    },
  });
  expect(parseFirebaseSettings(hosted)).toEqual({
    ok: true,
    settings: { projectId: "nightlight-films", embedded: null },
    browser: {
      projectId: "nightlight-films",
      apiKey: "AIza-example",
      authDomain: null,
      emulator: null,
    },
  });
});

test("[SEC-3] rejects emulator settings for a real project and names each one", () => {
  const mixed = { ...embedded, NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-films" };
  const result = parseFirebaseSettings(mixed);
  expect(result).toEqual({
    ok: false,
    problems: [
      'FIREBASE_AUTH_EMULATOR_HOST is set, but the project "nightlight-films" is a real one: remove it, for an emulator believes tokens that anyone can write',
      'NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST is set, but the project "nightlight-films" is a real one: remove it, for an emulator believes tokens that anyone can write',
    ],
  });
});

test("[RUN-3] lists all missing settings at once and treats an empty value as missing", () => {
  const result = parseFirebaseSettings({ NEXT_PUBLIC_FIREBASE_API_KEY: "" });
  expect(result).toMatchObject({
    ok: false,
    problems: [/PROJECT_ID is missing/, /API_KEY is missing/].map((text) =>
      expect.stringMatching(text),
    ),
  });
  const demo = parseFirebaseSettings({ ...hosted, NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-x" });
  expect(demo.ok ? [] : demo.problems).toHaveLength(3);
});
