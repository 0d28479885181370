import { expect, test } from "vitest";
import { addressesOf } from "./addresses.ts";
import { siteEnvironment, studioEnvironment, telemetryEnvironment } from "./child-environment.ts";
import { planServices } from "./plan.ts";

const secrets = {
  revalidateSecret: "revalidate-secret-of-32-characters",
  gatewaySecret: "gateway-secret-of-at-least-32-chars",
  lakeReadToken: "lake-read-token-of-the-site",
  submissionWriterToken: "submission-writer-token",
  submissionWorkerToken: "submission-worker-token",
};

function planned(settings: Record<string, string>) {
  const planning = planServices(settings);
  if ("problems" in planning) throw new Error(planning.problems.join("\n"));
  return { plan: planning.plan, at: addressesOf(planning.plan.ports) };
}

const hosted = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: "abcd1234",
  SANITY_API_READ_TOKEN: "sk-token-of-the-hosted-project",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-live",
  NEXT_PUBLIC_FIREBASE_API_KEY: "key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "nightlight.example",
  FIREBASE_CLIENT_EMAIL: "service@nightlight.example",
  FIREBASE_PRIVATE_KEY: "private-key-of-the-account",
};

test("[SEC-4] passes no secret to the studio, whose settings are public", () => {
  const written = [{}, hosted]
    .map((settings) => ({ settings, ...planned(settings) }))
    .map(({ settings, plan, at }) => JSON.stringify(studioEnvironment(plan, at, settings)))
    .join();
  const own = [hosted.SANITY_API_READ_TOKEN, hosted.FIREBASE_PRIVATE_KEY];
  for (const secret of [...Object.values(secrets), ...own]) expect(written).not.toContain(secret);
});

test("[RUN-2] passes the URLs of lake and gateway, the token and the secrets to the embedded site", () => {
  const { plan, at } = planned({ MARQUEE_PORT_LAKE: "4400", MARQUEE_PORT_AUTH: "4099" });
  expect(siteEnvironment(plan, at, {}, secrets)).toEqual({
    NEXT_PUBLIC_SANITY_PROJECT_ID: "marquee",
    NEXT_PUBLIC_SANITY_DATASET: "production",
    NEXT_PUBLIC_SANITY_API_VERSION: "2025-02-19",
    NEXT_PUBLIC_SANITY_STUDIO_URL: "http://localhost:3333",
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: "demo-marquee",
    NEXT_PUBLIC_FIREBASE_API_KEY: "demo-key",
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: "localhost:4099",
    NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: "localhost:4099",
    FIREBASE_AUTH_EMULATOR_HOST: "localhost:4099",
    MARQUEE_AUTH_GATEWAY_SECRET: secrets.gatewaySecret,
    MARQUEE_LAKE_URL: "http://localhost:4400",
    MARQUEE_SITE_URL: "http://localhost:3000",
    SANITY_API_READ_TOKEN: secrets.lakeReadToken,
    MARQUEE_FORMS_WRITE_TOKEN: secrets.submissionWriterToken,
    MARQUEE_FORMS_WORKER_TOKEN: secrets.submissionWorkerToken,
    SANITY_REVALIDATE_SECRET: secrets.revalidateSecret,
  });
});

test("[RUN-2] passes no settings of the lake or the emulator to a hosted site", () => {
  const { plan, at } = planned(hosted);
  const site = siteEnvironment(plan, at, hosted, secrets);
  expect(Object.keys(site).filter((name) => /LAKE|EMULATOR|GATEWAY/.test(name))).toEqual([]);
  expect(site["SANITY_API_READ_TOKEN"]).toBe(hosted.SANITY_API_READ_TOKEN);
  expect(studioEnvironment(plan, at, hosted)).not.toHaveProperty("SANITY_STUDIO_LAKE_URL");
});

test("[AUTH-7][SEC-4] passes the same token origins to the site and the studio, and the rule for https to the site", () => {
  const { plan, at } = planned({});
  const origins = "https://api.example.org";
  const settings = { MARQUEE_TOKEN_SYNC_ORIGINS: origins, MARQUEE_HSTS_SUBDOMAINS: "1" };
  expect(siteEnvironment(plan, at, settings, secrets)).toMatchObject(settings);
  const ofStudio = { SANITY_STUDIO_TOKEN_SYNC_ORIGINS: origins };
  expect(studioEnvironment(plan, at, settings)).toMatchObject(ofStudio);
});

test("[PROD-5] passes OpenTelemetry's variables to the lake, but not the site's name", () => {
  const exporter = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" };
  const others = { OTEL_SERVICE_NAME: "our-site", SANITY_REVALIDATE_SECRET: "made-up-secret" };
  expect(telemetryEnvironment({ ...exporter, ...others })).toEqual(exporter);
});
