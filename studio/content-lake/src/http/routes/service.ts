import type { Call } from "../call.ts";
import { json } from "../json.ts";

/**
 * Reports whether the lake can store writes: 200, or 503 with the reason. Reads work in both cases, and `/ping` is 200
 * while the process runs. A backup that is behind doesn't make the lake unready, because that would stop the editors too.
 */
export async function readiness({ lake }: Call): Promise<Response> {
  // A lake that could not write tries again.
  await lake.store.whenWritable();
  const problem = lake.storage.problem(performance.now());
  return json({ ready: problem === undefined, ...(problem && { problem }) }, problem ? 503 : 200);
}

/** The Studio offers these features only if the service reports them. */
export const features = ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"];

/** The Studio reads the retention of archived releases here and fails without a response. `null` means forever. */
export const subscription = {
  featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: null } }] } },
};

/** No limit, unlike in Sanity's plans. The count is 0, because the Studio would request a null count again endlessly. */
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
