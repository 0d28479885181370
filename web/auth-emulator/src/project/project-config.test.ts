import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./project-config.ts";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const path = "/identitytoolkit.googleapis.com/v2/projects/demo-marquee/config";

test("[AUTH-10] firebase-admin reads and writes the project's configuration", async () => {
  const manager = trial.admin().projectConfigManager();
  const written = await manager.updateProjectConfig({
    multiFactorConfig: { state: "ENABLED", factorIds: ["phone"] },
    passwordPolicyConfig: { enforcementState: "ENFORCE", constraints: { minLength: 9 } },
  });
  expect(written.passwordPolicyConfig?.constraints?.minLength).toBe(9);
  const read = await manager.getProjectConfig();
  expect(read.multiFactorConfig?.factorIds).toEqual(["phone"]);
});

test("[AUTH-10] preserves settings after a restart and restores the default of a cleared setting", async () => {
  const anonymous = { signIn: { anonymous: { enabled: false } } };
  await trial.configure(anonymous, "signIn.anonymous.enabled");
  await trial.restart();
  const stored = await trial.asOwner(path);
  expect(stored.answer["signIn"]).toMatchObject({ anonymous: { enabled: false } });
  await trial.configure({}, "signIn.anonymous");
  const back = await trial.asOwner(path);
  expect(back.answer["signIn"]).toMatchObject({ anonymous: { enabled: true } });
});

test("refuses invalid settings and stores none of them", async () => {
  const refused = await trial.configure({ signIn: { email: { enabled: "yes" } } }, "signIn");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("INVALID_CONFIG : signIn.email.enabled");
  const { answer } = await trial.asOwner(path);
  expect(answer["signIn"]).toMatchObject({ email: { enabled: true } });
});

test("[SEC-3] only the owner can read or write the configuration", async () => {
  const headers = { origin: "http://localhost:3120" };
  expect((await trial.raw(path, undefined, headers, "GET")).status).toBe(403);
  expect((await trial.raw(path, { signIn: {} }, headers, "PATCH")).status).toBe(403);
});

test("[AUTH-10] manages an OpenID Connect provider like Identity Platform", async () => {
  const guild = {
    providerId: "oidc.guild",
    displayName: "Guild",
    enabled: false,
    clientId: "marquee",
    issuer: "https://guild.test",
  };
  const before = trial.admin();
  await before.createProviderConfig(guild);
  expect(await before.getProviderConfig("oidc.guild")).toMatchObject({ enabled: false });
  await trial.restart();
  const admin = trial.admin();
  await admin.updateProviderConfig("oidc.guild", { enabled: true });
  const { providerConfigs } = await admin.listProviderConfigs({ type: "oidc" });
  expect(providerConfigs).toMatchObject([{ providerId: "oidc.guild", enabled: true }]);
  await admin.deleteProviderConfig("oidc.guild");
  await expect(admin.getProviderConfig("oidc.guild")).rejects.toMatchObject({
    code: "auth/configuration-not-found",
  });
});

test("enables everything by default and links to the first origin", () => {
  const outcome = readConfig({}, ["https://nightlight.test", "http://localhost:3000"]);
  expect(outcome).toMatchObject({
    ok: true,
    config: {
      signIn: { email: { enabled: true, passwordRequired: false } },
      authorizedDomains: ["localhost", "nightlight.test"],
      notification: { sendEmail: { callbackUri: "https://nightlight.test/auth/action" } },
    },
  });
});
