import "server-only";
import type { Proof } from "../draft/editor-proof.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { checkDataset, checkLive, checkToken } from "./check-content.server.ts";
import { checkDisable, checkEnable, checkFrame } from "./check-routes.server.ts";
import { checkSignIn } from "./check-sign-in.server.ts";
import type { CheckResult } from "./check-result.ts";

/** Project and dataset of the studio that requests the report. */
type InspectionRequest = { project: string; dataset: string };

/**
 * The report on the preview, as the studio displays it. If the request's preview secret does not
 * belong to an editor, the report has no findings and no address.
 */
export type PreviewReport = {
  proof: Proof["state"];
  /**
   * Whether site and studio read the same dataset. Callers who aren't editors receive it too, because
   * the names of project and dataset are public.
   */
  isSameContent: boolean;
  /** The site's own address. Null if the preview secret does not belong to an editor. */
  siteUrl: string | null;
  findings: readonly CheckResult[];
};

function isSameContent({ project, dataset }: InspectionRequest): boolean {
  const { sanity } = serverEnv();
  return sanity.projectId === project && sanity.dataset === dataset;
}

/** Returns the report for a studio whose preview secret could not be verified. */
export const unprovenReport = (
  proof: Proof["state"],
  request: InspectionRequest,
): PreviewReport => ({
  proof,
  isSameContent: isSameContent(request),
  siteUrl: null,
  findings: [],
});

/** Runs all checks of the preview that the site can do. `secret` is a verified preview secret. */
export async function inspectPreview(
  secret: string,
  request: InspectionRequest,
): Promise<PreviewReport> {
  const findings = await Promise.all([
    checkToken(),
    checkFrame(),
    checkEnable(secret),
    checkDisable(),
    checkLive(),
    checkSignIn(),
    checkDataset(),
  ]);
  const { siteUrl } = serverEnv();
  return { proof: "proven", isSameContent: isSameContent(request), siteUrl, findings };
}
