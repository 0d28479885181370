import { readStudioSettings, type StudioSettings } from "./settings.ts";

declare global {
  /**
   * The settings of the environment, by the names of the variables. The studio's server sets them
   * with the script `/studio-settings.js`, so that one build serves every environment.
   */
  var marqueeStudioSettings: Record<string, string> | undefined;
}

/**
 * The studio's settings. Without the script, they come from the build: in development, and in a
 * studio that `sanity deploy` uploads to Sanity's hosting. The build replaces each
 * `process.env.NAME` expression with its value, so each name must be written out.
 */
export const studioSettings: StudioSettings = readStudioSettings(
  globalThis.marqueeStudioSettings ?? {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
    SANITY_STUDIO_LAKE_URL: process.env.SANITY_STUDIO_LAKE_URL,
    SANITY_STUDIO_PREVIEW_URL: process.env.SANITY_STUDIO_PREVIEW_URL,
    SANITY_STUDIO_TOKEN_SYNC_ORIGINS: process.env.SANITY_STUDIO_TOKEN_SYNC_ORIGINS,
  },
);
