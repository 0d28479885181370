import { expect, test } from "vitest";
import { readConfig } from "./project-config.ts";
import { codeOf, site, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();
const path = "/identitytoolkit.googleapis.com/v2/projects/demo-marquee/config";
const signInSettings = async () => (await trial.asOwner(path)).answer["signIn"];

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
  await trial.configure({ signIn: { anonymous: { enabled: false } } }, "signIn.anonymous.enabled");
  await trial.restart();
  expect(await signInSettings()).toMatchObject({ anonymous: { enabled: false } });
  await trial.configure({}, "signIn.anonymous");
  expect(await signInSettings()).toMatchObject({ anonymous: { enabled: true } });
});

test("refuses invalid settings and stores none of them", async () => {
  const refused = await trial.configure({ signIn: { email: { enabled: "yes" } } }, "signIn");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("INVALID_CONFIG : signIn.email.enabled");
  expect(await signInSettings()).toMatchObject({ email: { enabled: true } });
});

test("[SEC-3] only the owner can read or write the configuration", async () => {
  expect((await trial.get(path, { origin: site })).status).toBe(403);
  expect((await trial.raw(path, { signIn: {} }, { origin: site }, "PATCH")).status).toBe(403);
});

test("[AUTH-10] manages an OpenID Connect provider like Identity Platform", async () => {
  const guild = { providerId: "oidc.guild", displayName: "Guild", enabled: false };
  const before = trial.admin();
  const given = { ...guild, clientId: "marquee", issuer: "https://guild.test" };
  await before.createProviderConfig(given);
  expect(await before.getProviderConfig("oidc.guild")).toMatchObject({ enabled: false });
  await trial.restart();
  const admin = trial.admin();
  await admin.updateProviderConfig("oidc.guild", { enabled: true });
  const { providerConfigs } = await admin.listProviderConfigs({ type: "oidc" });
  expect(providerConfigs).toMatchObject([{ providerId: "oidc.guild", enabled: true }]);
  await admin.deleteProviderConfig("oidc.guild");
  const read = admin.getProviderConfig("oidc.guild");
  expect(await codeOf(read)).toBe("auth/configuration-not-found");
});

test("enables everything by default and links to the first origin", () => {
  const { ok, ...outcome } = readConfig({}, ["https://nightlight.test", "http://localhost:3000"]);
  expect(ok).toBe(true);
  expect(outcome).toMatchObject({
    config: {
      signIn: { email: { enabled: true, passwordRequired: false } },
      authorizedDomains: ["localhost", "nightlight.test"],
      notification: { sendEmail: { callbackUri: "https://nightlight.test/auth/action" } },
    },
  });
});
