import { askSite, checkSite, type Place } from "./ask-site.ts";
import { checkFrames, type Visit } from "./check-frames.ts";
import { type Finding, found, type SiteReport } from "./check-result.ts";

/** Dependencies of a check. */
export type CheckParts = {
  place: Place;
  /** The studio's own URL. */
  page: URL;
  /** Stores a preview secret in the dataset and returns it. Rejects if the editor lacks permission. */
  makeSecret: () => Promise<string>;
  request: typeof fetch;
  visit: (address: string) => Promise<Visit>;
  /** Receives each finding as soon as it is known. */
  tell: (finding: Finding) => void;
};

const statusOf = (error: unknown): number => Number(Object(error).statusCode);

/** Returns the findings about the site's dataset and its token. */
function judgeProof({ proof, isSameContent }: SiteReport, { project, dataset }: Place): Finding[] {
  const content = isSameContent
    ? found("content", "same", "good", { project, dataset })
    : found("content", "differs", "bad", { project, dataset });
  if (proof === "tokenRefused") return [content, found("token", "refused")];
  if (proof === "unreachable") return [content, found("token", "serviceAway")];
  return proof === "unknown" && isSameContent ? [content, found("token", "blind")] : [content];
}

function judgeAddress(siteUrl: string, { site }: Place): Finding {
  return new URL(siteUrl).origin === new URL(site).origin
    ? found("address", "same", "good")
    : found("address", "differs", "bad", { site, siteUrl });
}

/** Runs all checks in order and reports each finding. Stops when the remaining checks can't run. */
export async function runCheck({
  place,
  page,
  makeSecret,
  request,
  visit,
  tell,
}: CheckParts): Promise<void> {
  const site = await checkSite(place, page, request);
  tell(site);
  if (site.verdict === "bad") return;
  let secret: string;
  try {
    secret = await makeSecret();
    tell(found("secret", "made", "good"));
  } catch (error) {
    const isRefused = [401, 403].includes(statusOf(error));
    tell(found("secret", isRefused ? "refused" : "failed"));
    return;
  }
  const report = await askSite(place, { secret, origin: page.origin }, request);
  if ("check" in report) {
    tell(report);
  } else {
    tell(found("origin", "known", "good"));
    for (const finding of judgeProof(report, place)) tell(finding);
    if (report.siteUrl !== null) tell(judgeAddress(report.siteUrl, place));
    for (const finding of report.findings) tell(finding);
  }
  const isProven = "proof" in report && report.proof === "proven";
  for (const finding of await checkFrames(place.site, { secret, isProven }, visit)) tell(finding);
}
