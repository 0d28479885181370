import { tokenSyncOrigins } from "@marquee/schemas/contract";
import * as z from "zod";

const address = z.url({
  protocol: /^https?$/,
  error: "must be an address such as https://example.org",
});
const secret = z.string().min(16, "must be a random string of at least 16 characters");

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
  NEXT_PUBLIC_SANITY_STUDIO_URL: address.default("http://localhost:3333"),
  SANITY_API_READ_TOKEN: z
    .string("is missing: create a token with the Viewer role and set it")
    .min(16, "is too short for a token"),
  SANITY_REVALIDATE_SECRET: secret.optional(),
  MARQUEE_LAKE_URL: address.optional(),
  MARQUEE_SITE_URL: address.default("http://localhost:3000"),
  MARQUEE_BLOCK_GALLERY: z
    .enum(["0", "1"], { error: "is 1 to show the block gallery in production, or 0" })
    .default("0"),
  MARQUEE_OUTBOUND_ALLOW: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    ),
  MARQUEE_TOKEN_SYNC_ORIGINS: tokenSyncOrigins,
});

/** The site's settings from the environment, checked; addresses without a trailing slash. */
export type ServerEnv = {
  sanity: {
    projectId: string;
    dataset: string;
    apiVersion: string;
    token: string;
    /** Address of the embedded lake; null on Sanity's hosted service. */
    lakeUrl: string | null;
  };
  siteUrl: string;
  studioUrl: string;
  /** Random per deployment; without it published changes are not pushed to cached pages. */
  revalidateSecret: string | null;
  /** Whether `/{language}/block-gallery` is there in production; in development it always is. */
  blockGallery: boolean;
  /** `host:port` entries that the outbound door lets through although they are not public https. */
  outboundAllow: readonly string[];
  /** Origins of other services that members' tokens may be posted to. */
  tokenSyncOrigins: readonly string[];
};

/** Either the checked settings or every problem at once, each naming the variable and the way out. */
export type ServerEnvResult = { ok: true; env: ServerEnv } | { ok: false; problems: string[] };

const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** Empty strings count as not set, as in a copied `.env.example`. */
function withoutEmpty(source: Record<string, string | undefined>): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value !== "") entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** Reads the site's settings from `source` (normally `process.env`); never throws. */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnvResult {
  const parsed = serverEnvShape.safeParse(withoutEmpty(source));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    return { ok: false, problems };
  }
  const value = parsed.data;
  const embedded = value.MARQUEE_LAKE_URL !== undefined;
  if (embedded && value.NEXT_PUBLIC_SANITY_PROJECT_ID !== "marquee") {
    return {
      ok: false,
      problems: [
        `MARQUEE_LAKE_URL is set, but NEXT_PUBLIC_SANITY_PROJECT_ID is "${value.NEXT_PUBLIC_SANITY_PROJECT_ID}": remove MARQUEE_LAKE_URL for Sanity's hosted service, or use the project "marquee" for the embedded lake`,
      ],
    };
  }
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
      siteUrl: withoutSlash(value.MARQUEE_SITE_URL),
      studioUrl: withoutSlash(value.NEXT_PUBLIC_SANITY_STUDIO_URL),
      revalidateSecret: value.SANITY_REVALIDATE_SECRET ?? null,
      blockGallery: value.MARQUEE_BLOCK_GALLERY === "1",
      outboundAllow: value.MARQUEE_OUTBOUND_ALLOW,
      tokenSyncOrigins: value.MARQUEE_TOKEN_SYNC_ORIGINS,
    },
  };
}

let known: ServerEnv | undefined;

/** The settings of this process, read once. Throws an error that lists every problem. */
export function serverEnv(): ServerEnv {
  if (known) return known;
  const result = parseServerEnv(process.env);
  if (!result.ok) {
    throw new Error(`The site can't start with these settings:\n  ${result.problems.join("\n  ")}`);
  }
  known = result.env;
  return known;
}
