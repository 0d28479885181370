import type { Addresses } from "./addresses.ts";
import type { Secrets } from "./data-folder.ts";
import type { Values } from "./environment.ts";
import type { Plan } from "./plan.ts";

/** Returns the variables whose values browsers see. None of them is a secret. */
function publicEnvironment({ sanity, firebase, ports }: Plan, at: Addresses): Values {
  const lake = sanity.kind === "embedded";
  return {
    NEXT_PUBLIC_SANITY_PROJECT_ID: sanity.projectId,
    NEXT_PUBLIC_SANITY_DATASET: sanity.dataset,
    NEXT_PUBLIC_SANITY_API_VERSION: sanity.apiVersion,
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: firebase.projectId,
    ...(lake ? { MARQUEE_LAKE_URL: at.lake } : {}),
    ...(firebase.kind === "embedded"
      ? {
          NEXT_PUBLIC_FIREBASE_API_KEY: "demo-key",
          NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `localhost:${ports.auth}`,
          NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: `localhost:${ports.auth}`,
        }
      : {}),
  };
}

/** Returns the studio's environment variables, all of which are public. */
export function studioEnvironment({ sanity }: Plan, at: Addresses, settings: Values): Values {
  return {
    SANITY_STUDIO_PROJECT_ID: sanity.projectId,
    SANITY_STUDIO_DATASET: sanity.dataset,
    SANITY_STUDIO_PREVIEW_URL: settings.SANITY_STUDIO_PREVIEW_URL ?? at.site,
    ...(settings.MARQUEE_TOKEN_SYNC_ORIGINS === undefined
      ? {}
      : { SANITY_STUDIO_TOKEN_SYNC_ORIGINS: settings.MARQUEE_TOKEN_SYNC_ORIGINS }),
    ...(sanity.kind === "embedded" ? { SANITY_STUDIO_LAKE_URL: at.lake } : {}),
  };
}

/**
 * Returns the site's environment variables, including secrets. `settings` (the environment and `.env` files) overrides
 * some of the defaults.
 */
export function siteEnvironment(
  plan: Plan,
  at: Addresses,
  settings: Values,
  secrets: Secrets,
): Values {
  return {
    ...publicEnvironment(plan, at),
    NEXT_PUBLIC_SANITY_STUDIO_URL: settings.NEXT_PUBLIC_SANITY_STUDIO_URL ?? at.studio,
    MARQUEE_SITE_URL: settings.MARQUEE_SITE_URL ?? at.site,
    SANITY_API_READ_TOKEN: plan.sanity.readToken ?? secrets.lakeReadToken ?? "",
    SANITY_REVALIDATE_SECRET: settings.SANITY_REVALIDATE_SECRET ?? secrets.revalidateSecret,
    ...(plan.sanity.kind === "embedded"
      ? {
          MARQUEE_FORMS_WRITE_TOKEN: secrets.submissionWriterToken ?? "",
          MARQUEE_FORMS_WORKER_TOKEN: secrets.submissionWorkerToken ?? "",
        }
      : {}),
    ...(settings.MARQUEE_TOKEN_SYNC_ORIGINS === undefined
      ? {}
      : { MARQUEE_TOKEN_SYNC_ORIGINS: settings.MARQUEE_TOKEN_SYNC_ORIGINS }),
    ...(settings.MARQUEE_BLOCK_GALLERY === undefined
      ? {}
      : { MARQUEE_BLOCK_GALLERY: settings.MARQUEE_BLOCK_GALLERY }),
    ...(settings.MARQUEE_HSTS_SUBDOMAINS === undefined
      ? {}
      : { MARQUEE_HSTS_SUBDOMAINS: settings.MARQUEE_HSTS_SUBDOMAINS }),
    ...(plan.firebase.kind === "embedded"
      ? {
          FIREBASE_AUTH_EMULATOR_HOST: `localhost:${plan.ports.auth}`,
          MARQUEE_AUTH_GATEWAY_SECRET: secrets.gatewaySecret,
        }
      : {}),
  };
}

/** Returns OpenTelemetry's variables for the lake. It has a name of its own, so it doesn't get the site's. */
export function telemetryEnvironment(settings: Values): Values {
  const wanted = Object.entries(settings).filter(
    ([name]) => name.startsWith("OTEL_") && name !== "OTEL_SERVICE_NAME",
  );
  return Object.fromEntries(wanted);
}
