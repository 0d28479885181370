import { resultOf, reportShape, type CheckResult, type SiteReport } from "./check-result.ts";

/**
 * Timeout of the request for the site's report on its preview setup, in ms. The site runs its
 * checks in parallel. Each takes at most twelve seconds.
 */
const PATIENCE = 20_000;

/** Timeout of the health check, in ms. */
const SHORT_PATIENCE = 8_000;

/** The site's base URL, and the project and dataset of the studio. */
export type Place = { site: string; project: string; dataset: string };

/**
 * Checks whether the site responds at its URL. `page` is the studio's own URL. With `no-cors`, the
 * studio can't read the response. Any response nevertheless proves that the site can be reached.
 */
export async function checkSite(
  { site }: Place,
  page: URL,
  request: typeof fetch,
): Promise<CheckResult> {
  if (page.protocol === "https:" && site.startsWith("http:")) {
    return resultOf("site", "mixed", "bad", { site });
  }
  try {
    await request(`${site}/api/health`, {
      mode: "no-cors",
      cache: "no-store",
      signal: AbortSignal.timeout(SHORT_PATIENCE),
    });
    return resultOf("site", "answers", "good", { site });
  } catch {
    return resultOf("site", "away", "bad", { site });
  }
}

/**
 * Fetches the site's report on its preview setup. `secret` is a newly stored preview secret,
 * `origin` the studio's origin. If the report can't be read, returns a check result that says why.
 */
export async function fetchSiteReport(
  { site, project, dataset }: Place,
  { secret, origin }: { secret: string; origin: string },
  request: typeof fetch,
): Promise<SiteReport | CheckResult> {
  const query = new URLSearchParams({ secret, project, dataset });
  try {
    const response = await request(`${site}/api/preview-check?${query}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) return resultOf("origin", "busy", "warning");
    return reportShape.parse(await response.json());
  } catch (error) {
    // `fetch` throws a TypeError for a CORS failure: the site doesn't allow this studio's origin.
    return error instanceof TypeError
      ? resultOf("origin", "refused", "bad", { origin })
      : resultOf("origin", "strange", "bad", { site });
  }
}
