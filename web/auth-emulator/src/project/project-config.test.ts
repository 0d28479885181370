import { expect, test } from "vitest";
import { readConfig } from "./project-config.ts";
import { codeOf, projectPath, site, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();
const path = `${projectPath}/config`;
const signInSettings = async () => (await trial.asOwner(path)).body["signIn"];

test("[AUTH-10] preserves settings after a restart and restores the default of a cleared setting", async () => {
  await trial.configure({ signIn: { anonymous: { enabled: false } } }, "signIn.anonymous.enabled");
  await trial.restart();
  expect(await signInSettings()).toMatchObject({ anonymous: { enabled: false } });
  await trial.configure({}, "signIn.anonymous");
  expect(await signInSettings()).toMatchObject({ anonymous: { enabled: true } });
});

test("[SEC-3] only the owner can read or write the configuration, and invalid settings are not stored", async () => {
  expect((await trial.get(path, { origin: site })).status).toBe(403);
  expect((await trial.raw(path, { signIn: {} }, { origin: site }, "PATCH")).status).toBe(403);
  const refused = await trial.configure({ signIn: { email: { enabled: "yes" } } }, "signIn");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("INVALID_CONFIG : signIn.email.enabled");
  expect(await signInSettings()).toMatchObject({ email: { enabled: true } });
});

test("[AUTH-10] firebase-admin manages the project's settings and an OpenID Connect provider, also after a restart", async () => {
  await trial
    .admin()
    .projectConfigManager()
    .updateProjectConfig({
      multiFactorConfig: { state: "ENABLED", factorIds: ["phone"] },
    });
  const guild = { providerId: "oidc.guild", displayName: "Guild", enabled: false };
  const given = { ...guild, clientId: "marquee", issuer: "https://guild.test" };
  await trial.admin().createProviderConfig(given);
  await trial.restart();
  const admin = trial.admin();
  const { multiFactorConfig: read } = await admin.projectConfigManager().getProjectConfig();
  expect(read?.factorIds).toEqual(["phone"]);
  await admin.updateProviderConfig("oidc.guild", { enabled: true });
  const { providerConfigs } = await admin.listProviderConfigs({ type: "oidc" });
  expect(providerConfigs).toMatchObject([{ providerId: "oidc.guild", enabled: true }]);
  await admin.deleteProviderConfig("oidc.guild");
  const missing = admin.getProviderConfig("oidc.guild");
  expect(await codeOf(missing)).toBe("auth/configuration-not-found");
});

test("enables everything by default and links to the first origin", () => {
  const origins = ["https://nightlight.test", "http://localhost:3000"];
  expect(readConfig({}, origins)).toMatchObject({
    ok: true,
    config: {
      signIn: { email: { enabled: true, passwordRequired: false } },
      authorizedDomains: ["localhost", "nightlight.test"],
      notification: { sendEmail: { callbackUri: "https://nightlight.test/auth/action" } },
    },
  });
});
