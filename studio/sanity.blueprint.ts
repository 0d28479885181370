import { defineBlueprint, defineSyncTagInvalidateFunction } from "@sanity/blueprints";
import { readStudioSettings } from "./settings.ts";

const { projectId, dataset, previewUrl } = readStudioSettings(process.env);

const secret = process.env["SANITY_REVALIDATE_SECRET"] ?? "";
if (secret === "") {
  throw new Error(
    "SANITY_REVALIDATE_SECRET is missing: set it to the same value as in the site's environment.",
  );
}

/**
 * What runs on Sanity's servers for this project. `npx sanity blueprints deploy` deploys it from this
 * folder. A dataset can have one Function for sync tags.
 */
export default defineBlueprint({
  resources: [
    defineSyncTagInvalidateFunction({
      name: "expire-pages",
      src: "functions/expire-pages",
      timeout: 60,
      event: { resource: { type: "dataset", id: `${projectId}.${dataset}` } },
      env: { MARQUEE_SITE_URL: previewUrl, SANITY_REVALIDATE_SECRET: secret },
    }),
  ],
});
