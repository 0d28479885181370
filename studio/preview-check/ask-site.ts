import { found, reportShape, type Finding, type SiteReport } from "./site-report.ts";

/** The site tries eight things at once, each for twelve seconds at the most. In ms. */
const PATIENCE = 20_000;

/** For the site to say that it is there at all. In ms. */
const SHORT_PATIENCE = 8_000;

/** Where the preview is, and what the studio reads. */
export type Place = { site: string; project: string; dataset: string };

/** Whether anything answers at the site's address; what it answers may not be read by everyone. */
export async function checkSite(
  { site }: Place,
  page: URL,
  request: typeof fetch,
): Promise<Finding> {
  if (page.protocol === "https:" && site.startsWith("http:")) {
    return found("site", "mixed", "bad", { site });
  }
  try {
    await request(`${site}/api/health`, {
      mode: "no-cors",
      cache: "no-store",
      signal: AbortSignal.timeout(SHORT_PATIENCE),
    });
    return found("site", "answers", "good", { site });
  } catch {
    return found("site", "away", "bad", { site });
  }
}

/**
 * Asks the site, with a secret that was stored a moment ago, what it finds; a finding in place of the report where it
 * can't be read. `origin` is the studio's own.
 */
export async function askSite(
  { site, project, dataset }: Place,
  { secret, origin }: { secret: string; origin: string },
  request: typeof fetch,
): Promise<SiteReport | Finding> {
  const query = new URLSearchParams({ secret, project, dataset });
  try {
    const answer = await request(`${site}/api/preview-check?${query}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 429) return found("origin", "busy", "warning");
    return reportShape.parse(await answer.json());
  } catch (error) {
    // A browser hands out no answer that does not name this studio: that is how another site refuses us.
    return error instanceof TypeError
      ? found("origin", "refused", "bad", { origin })
      : found("origin", "strange", "bad", { site });
  }
}
