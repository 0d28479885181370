import type { Call } from "../call.ts";
import { json } from "../json.ts";

/**
 * Features that the Studio offers only if the service reports them: releases, scheduling of single documents, comments
 * and tasks.
 */
export const features = ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"];

/** The Studio reads the retention of archived releases here and fails without a response. `null` means forever. */
export const subscription = {
  featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: null } }] } },
};

/**
 * No limit on releases, unlike in Sanity's plans. The count is 0, because the Studio would request a null count again
 * endlessly.
 */
export const releaseLimits = {
  datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
  orgActiveReleaseLimit: null,
  orgMeteredActiveReleaseCount: 0,
};

/** Reports that the page may call the lake. `guardOrigin` has already rejected requests from other pages. */
export function checkCors({ request, origins }: Call): Response {
  const origin = request.headers.get("origin");
  const allowed = origin === null || origins.includes(origin);
  return json({ result: { allowed, withCredentials: allowed } });
}
