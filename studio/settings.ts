import { tokenSyncOrigins } from "@marquee/schemas/contract";
import * as z from "zod";

const address = z
  .url({ protocol: /^https?$/, error: "must be a URL such as http://localhost:3000" })
  .transform((text) => text.replace(/\/+$/, ""));

const shape = z.object({
  projectId: z.string().default("marquee"),
  dataset: z.string().default("production"),
  /** The id that `sanity deploy` assigned to the hosted studio; null before the first deployment. */
  appId: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/, "must be the id that `sanity deploy` printed")
    .nullable(),
  /** URL of the embedded lake; null on Sanity's hosted service. */
  lakeUrl: address.nullable(),
  previewUrl: address.default("http://localhost:3000"),
  /**
   * Origins of other services that may receive members' tokens. The list must be the same as in
   * the site's environment variable MARQUEE_TOKEN_SYNC_ORIGINS.
   */
  tokenSyncOrigins,
});

/** The settings of a studio build. */
export type StudioSettings = z.infer<typeof shape>;

/**
 * Reads the studio's settings. Empty variables count as unset. Without a project id the studio uses the embedded lake.
 * Throws one error that lists all invalid settings.
 */
export function readStudioSettings(env: Record<string, string | undefined>): StudioSettings {
  const projectId = env["SANITY_STUDIO_PROJECT_ID"] || undefined;
  const isEmbedded = projectId === undefined || projectId === "marquee";
  const lakeUrl = env["SANITY_STUDIO_LAKE_URL"] || null;
  const parsed = shape.safeParse({
    projectId,
    dataset: env["SANITY_STUDIO_DATASET"] || undefined,
    appId: env["SANITY_STUDIO_APP_ID"] || null,
    lakeUrl: lakeUrl ?? (isEmbedded ? "http://localhost:3400" : null),
    previewUrl: env["SANITY_STUDIO_PREVIEW_URL"] || undefined,
    tokenSyncOrigins: env["SANITY_STUDIO_TOKEN_SYNC_ORIGINS"] || undefined,
  });
  if (!parsed.success)
    throw new Error(`The studio's settings are not valid:\n${z.prettifyError(parsed.error)}`);
  if (lakeUrl !== null && !isEmbedded) {
    throw new Error(
      `SANITY_STUDIO_LAKE_URL is set together with the hosted project "${projectId}". Remove one of the two.`,
    );
  }
  return parsed.data;
}

/** The variables that a studio's page reads. */
const names = [
  "SANITY_STUDIO_PROJECT_ID",
  "SANITY_STUDIO_DATASET",
  "SANITY_STUDIO_LAKE_URL",
  "SANITY_STUDIO_PREVIEW_URL",
  "SANITY_STUDIO_TOKEN_SYNC_ORIGINS",
];

/** Returns the variables that a studio's page reads, and no others, because everyone can read them. */
export function publicStudioSettings(
  env: Record<string, string | undefined>,
): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
