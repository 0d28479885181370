import { generateKeyPairSync } from "node:crypto";
import { deleteApp, getApps } from "firebase-admin/app";
import { expect, test } from "vitest";
import { planFirebase } from "../../studio/launcher/plan/plan-firebase.ts";
import { parseFirebaseSettings } from "./firebase-settings.ts";
import { openProvider } from "../members/firebase/provider.ts";

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
  METADATA_SERVER_DETECTION: "assume-present",
};

test("[RUN-2] reads the settings of the embedded service and of hosted Firebase", () => {
  const service = { host: "localhost:9099", secret: "a-secret-for-tests-0004" };
  const local = { projectId: "demo-marquee", apiKey: "demo-key", authDomain: null };
  expect(parseFirebaseSettings(embedded)).toEqual({
    ok: true,
    settings: { projectId: "demo-marquee", embedded: service, account: null },
    browser: { ...local, emulator: "localhost:9099" },
  });
  const projectId = "nightlight-films";
  expect(parseFirebaseSettings(hosted)).toEqual({
    ok: true,
    settings: { projectId, embedded: null, account: null },
    browser: { ...local, projectId, apiKey: "AIza-example", emulator: null },
  });
});

test("[SEC-3] rejects emulator settings for a real project and names each one", () => {
  const names = ["FIREBASE_AUTH_EMULATOR_HOST", "NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST"];
  const problems = names.map(
    (name) =>
      `${name} is set, but the project "nightlight-films" is a real one: remove it, for an emulator believes tokens that anyone can write`,
  );
  expect(parseFirebaseSettings({ ...embedded, ...hosted })).toEqual({ ok: false, problems });
});

const account = {
  ...hosted,
  FIREBASE_CLIENT_EMAIL: "site@nightlight-films.iam.gserviceaccount.com",
  // As platforms store it, on one line.
  FIREBASE_PRIVATE_KEY: generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString()
    .replaceAll("\n", "\\n"),
};

test("[PROD-1] signs as the service account of the settings, without a key file", async () => {
  const result = parseFirebaseSettings(account);
  if (!result.ok) throw new Error(result.problems.join("\n"));
  const token = await openProvider(result.settings).createCustomToken("a-member");
  await Promise.all(getApps().map((app) => deleteApp(app)));
  const [, payload = ""] = token.split(".");
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
    iss: account.FIREBASE_CLIENT_EMAIL,
    uid: "a-member",
  });
});

test.each([
  [{ NEXT_PUBLIC_FIREBASE_API_KEY: "" }, [/PROJECT_ID is missing/, /API_KEY is missing/]],
  [{ ...hosted, NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-x" }, [/./, /./, /./]],
  [
    { ...account, FIREBASE_PRIVATE_KEY: undefined },
    [/^FIREBASE_PRIVATE_KEY is not set\. A service/],
  ],
  [{ ...account, FIREBASE_PRIVATE_KEY: "MIIEvQ" }, [/^FIREBASE_PRIVATE_KEY must be .*BEGIN line$/]],
])(
  "[RUN-3] rejects missing settings, half a service account, and a key without its BEGIN line",
  (env, expected) => {
    const problems = expected.map((problem) => expect.stringMatching(problem));
    expect(parseFirebaseSettings(env)).toEqual({ ok: false, problems });
  },
);

test("[RUN-3] the site refuses a Firebase project without a service account, as `npm start` does", () => {
  const { METADATA_SERVER_DETECTION: _host, ...incomplete } = hosted;
  const { plan, problems } = planFirebase(incomplete);
  expect(plan.kind).toBe("hosted");
  expect(problems).toEqual([expect.stringContaining("requires a service account")]);
  const parsed = parseFirebaseSettings(incomplete);
  expect(parsed.ok ? [] : parsed.problems.map((problem) => `${problem}.`)).toEqual(problems);
});
