import { statusOf } from "../../lib/refusals.ts";
import { fetchSiteReport, checkSite, type Place } from "./site-report.ts";
import { checkFrames, type Visit } from "./check-frames.ts";
import { type CheckResult, resultOf, type SiteReport } from "./check-result.ts";

export type CheckParts = {
  place: Place;
  /** The studio's own URL. */
  page: URL;
  /** Stores a preview secret in the dataset and returns it. Rejects if the editor lacks permission. */
  makeSecret: () => Promise<string>;
  request: typeof fetch;
  visit: (address: string) => Promise<Visit>;
  /** Receives each finding as soon as it is known. */
  onResult: (finding: CheckResult) => void;
};

function judgeProof(
  { proof, isSameContent }: SiteReport,
  { project, dataset }: Place,
): CheckResult[] {
  const content = isSameContent
    ? resultOf("content", "same", "good", { project, dataset })
    : resultOf("content", "differs", "bad", { project, dataset });
  if (proof === "tokenRefused") return [content, resultOf("token", "refused")];
  if (proof === "unreachable") return [content, resultOf("token", "serviceAway")];
  return proof === "unknown" && isSameContent ? [content, resultOf("token", "blind")] : [content];
}

function judgeAddress(siteUrl: string, { site }: Place): CheckResult {
  return new URL(siteUrl).origin === new URL(site).origin
    ? resultOf("address", "same", "good")
    : resultOf("address", "differs", "bad", { site, siteUrl });
}

export async function runCheck({
  place,
  page,
  makeSecret,
  request,
  visit,
  onResult,
}: CheckParts): Promise<void> {
  const site = await checkSite(place, page, request);
  onResult(site);
  if (site.verdict === "bad") return;
  let secret: string;
  try {
    secret = await makeSecret();
    onResult(resultOf("secret", "made", "good"));
  } catch (error) {
    const isRefused = [401, 403].includes(statusOf(error) ?? 0);
    onResult(resultOf("secret", isRefused ? "refused" : "failed"));
    return;
  }
  const report = await fetchSiteReport(place, { secret, origin: page.origin }, request);
  if ("check" in report) {
    onResult(report);
  } else {
    onResult(resultOf("origin", "known", "good"));
    for (const finding of judgeProof(report, place)) onResult(finding);
    if (report.siteUrl !== null) onResult(judgeAddress(report.siteUrl, place));
    for (const finding of report.findings) onResult(finding);
  }
  const isProven = "proof" in report && report.proof === "proven";
  for (const finding of await checkFrames(place.site, { secret, isProven }, visit))
    onResult(finding);
}
