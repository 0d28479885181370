import { serviceAddress, siteEnvironment, strayNames } from "@marquee/schemas/contract";
import * as z from "zod";
import { siteRuntime } from "./site-runtime.ts";

declare module "./site-runtime.ts" {
  interface SiteParts {
    serverEnv: ServerEnv;
  }
}

const serverEnvShape = z.object({
  NEXT_PUBLIC_SANITY_PROJECT_ID: z
    .string(
      "is missing: set the Sanity project id, or start with `npm start` for the embedded lake",
    )
    .regex(/^[a-z0-9-]+$/, "holds lower-case letters, digits and hyphens only"),
  NEXT_PUBLIC_SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, "is not a dataset's name")
    .default("production"),
  NEXT_PUBLIC_SANITY_API_VERSION: z.iso
    .date("must be a date such as 2025-02-19")
    .default("2025-02-19"),
  SANITY_API_READ_TOKEN: z
    .string("is missing: create a token with the Viewer role and set it")
    .min(16, "is too short for a token"),
  MARQUEE_LAKE_URL: serviceAddress.optional(),
  ...siteEnvironment,
});

/** A CDN that caches visitors' pages. `id` is the service's or the zone's. `token` allows purges. */
export type CdnSettings = { provider: "fastly" | "cloudflare"; id: string; token: string };

/** Settings of forms. Null if a setting is missing: forms are then off, or their submissions not delivered. */
type FormSettings = {
  writeToken: string | null;
  workerToken: string | null;
  webhookSecret: string | null;
  mail: { server: string; from: string } | null;
};

/** The validated settings of the site, from the environment. URLs have no trailing slash. */
export type ServerEnv = {
  sanity: {
    projectId: string;
    dataset: string;
    apiVersion: string;
    token: string;
    /** URL of the embedded lake. Null for Sanity's hosted service. */
    lakeUrl: string | null;
  };
  siteUrl: string;
  /** Port on which this process listens. Null when unknown. */
  port: number | null;
  studioUrl: string;
  /**
   * Shared secret of `/api/revalidate`, random per deployment. Without it, published changes do not expire cached
   * pages.
   */
  revalidateSecret: string | null;
  /** Whether `/{language}/block-gallery` is available in production. In development it always is. */
  blockGallery: boolean;
  /** URI for reports of vulnerabilities. Null if the site publishes none. */
  securityContact: string | null;
  /** URL of the Redis or Valkey server that several instances share. Null for a single instance. */
  sharedStoreUrl: string | null;
  /** The CDN in front of the site. Null if there is none. */
  cdn: CdnSettings | null;
  /** Storage and delivery of forms' submissions. */
  forms: FormSettings;
  /** Origins of other services that members' tokens may be posted to. */
  tokenSyncOrigins: readonly string[];
};

/** The validated settings, or all problems. Each problem names the variable and how to fix it. */
export type ServerEnvResult = { ok: true; env: ServerEnv } | { ok: false; problems: string[] };

type Source = Record<string, string | undefined>;

const LOCAL_SITE = "http://localhost:3000";

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** Omits settings that are empty strings, because a copied `.env.example` contains many of them. */
function withoutEmpty(source: Source): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value !== "") entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/**
 * Reports an embedded lake combined with a project id other than `marquee`. The embedded lake
 * serves only that project, so the settings contradict each other.
 */
function lakeProblems(env: Record<string, string>): string[] {
  const { MARQUEE_LAKE_URL: lake, NEXT_PUBLIC_SANITY_PROJECT_ID: project } = env;
  if (lake === undefined || project === undefined || project === "marquee") return [];
  return [
    `MARQUEE_LAKE_URL is set, but NEXT_PUBLIC_SANITY_PROJECT_ID is "${project}": remove MARQUEE_LAKE_URL for Sanity's hosted service, or use the project "marquee" for the embedded lake`,
  ];
}

const isThisMachine = (url: string) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(url)?.hostname ?? "");

/** Reports settings that are fine in development but would harm visitors in production. */
function productionProblems(env: Record<string, string>): string[] {
  const { MARQUEE_SITE_URL: site, MARQUEE_LAKE_URL: lake, NODE_ENV: mode } = env;
  if (mode !== "production") return [];
  if (site === undefined) {
    return lake === undefined
      ? ["MARQUEE_SITE_URL is missing: search engines and shared links are given this address"]
      : [];
  }
  return site.startsWith("http://") && !isThisMachine(site)
    ? [
        `MARQUEE_SITE_URL is ${site}: it must begin with https:// in production, for members' cookies travel there`,
      ]
    : [];
}

/** Reports what a CDN needs besides its own setting. Without it, the CDN would serve outdated pages. */
function cdnProblems(env: Record<string, string>): string[] {
  const { MARQUEE_CDN: cdn, MARQUEE_CDN_TOKEN: token, SANITY_REVALIDATE_SECRET: secret } = env;
  if (cdn === undefined) {
    return token === undefined
      ? []
      : ["MARQUEE_CDN is missing: set fastly:<service id> or cloudflare:<zone id>"];
  }
  return [
    ...(token === undefined
      ? ["MARQUEE_CDN_TOKEN is missing: create a token that may purge pages, and set it"]
      : []),
    ...(secret === undefined
      ? [
          "SANITY_REVALIDATE_SECRET is missing: with MARQUEE_CDN, published changes must purge pages",
        ]
      : []),
  ];
}

/** Reports a mail server without a sender, or the reverse, and deliveries without the token that they need. */
function formProblems(env: Record<string, string>): string[] {
  const { MARQUEE_SMTP_URL: server, MARQUEE_MAIL_FROM: from } = env;
  return [
    ...(server !== undefined && from === undefined
      ? ["MARQUEE_MAIL_FROM is missing: set the address that sends the emails"]
      : []),
    ...(server === undefined && from !== undefined
      ? ["MARQUEE_SMTP_URL is missing: set the URL of the mail server"]
      : []),
    ...(server !== undefined && env["MARQUEE_FORMS_WORKER_TOKEN"] === undefined
      ? [
          "MARQUEE_FORMS_WORKER_TOKEN is missing: with MARQUEE_SMTP_URL, the site delivers submissions",
        ]
      : []),
  ];
}

function mailOf(server: string | undefined, from: string | undefined): FormSettings["mail"] {
  return server === undefined || from === undefined ? null : { server, from };
}

function cdnOf(setting: string | undefined, token: string | undefined): CdnSettings | null {
  if (setting === undefined || token === undefined) return null;
  const [provider, id = ""] = setting.split(":");
  return { provider: provider === "fastly" ? "fastly" : "cloudflare", id, token };
}

/** Parses the site's settings from `source` (normally `process.env`). Never throws. */
export function parseServerEnv(source: Source): ServerEnvResult {
  const filled = withoutEmpty(source);
  const parsed = serverEnvShape.safeParse(filled);
  const issues = parsed.error?.issues ?? [];
  const problems = [
    ...issues.map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...lakeProblems(filled),
    ...cdnProblems(filled),
    ...formProblems(filled),
    ...productionProblems(filled),
    ...strayNames(Object.keys(filled)),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  const value = parsed.data;
  return {
    ok: true,
    env: {
      sanity: {
        projectId: value.NEXT_PUBLIC_SANITY_PROJECT_ID,
        dataset: value.NEXT_PUBLIC_SANITY_DATASET,
        apiVersion: value.NEXT_PUBLIC_SANITY_API_VERSION,
        token: value.SANITY_API_READ_TOKEN,
        lakeUrl: value.MARQUEE_LAKE_URL === undefined ? null : withoutSlash(value.MARQUEE_LAKE_URL),
      },
      siteUrl: withoutSlash(value.MARQUEE_SITE_URL ?? LOCAL_SITE),
      port: value.PORT ?? null,
      studioUrl: withoutSlash(value.NEXT_PUBLIC_SANITY_STUDIO_URL),
      revalidateSecret: value.SANITY_REVALIDATE_SECRET ?? null,
      blockGallery: value.MARQUEE_BLOCK_GALLERY === "1",
      securityContact: value.MARQUEE_SECURITY_CONTACT ?? null,
      sharedStoreUrl: value.MARQUEE_SHARED_STORE_URL ?? null,
      cdn: cdnOf(value.MARQUEE_CDN, value.MARQUEE_CDN_TOKEN),
      forms: {
        writeToken: value.MARQUEE_FORMS_WRITE_TOKEN ?? null,
        workerToken: value.MARQUEE_FORMS_WORKER_TOKEN ?? null,
        webhookSecret: value.MARQUEE_FORMS_WEBHOOK_SECRET ?? null,
        mail: mailOf(value.MARQUEE_SMTP_URL, value.MARQUEE_MAIL_FROM),
      },
      tokenSyncOrigins: value.MARQUEE_TOKEN_SYNC_ORIGINS,
    },
  };
}

/** Returns the settings of this process, parsed once. Throws an error that lists every problem. */
export const serverEnv = (): ServerEnv => siteRuntime().open("serverEnv", readEnv);

function readEnv(): ServerEnv {
  const result = parseServerEnv(process.env);
  if (result.ok) return result.env;
  throw new Error(`The site can't start with these settings:\n  ${result.problems.join("\n  ")}`);
}
