import "server-only";
import { serverEnv } from "../env.server.ts";
import { checkDataset, checkLive, checkToken } from "./check-content.server.ts";
import { checkDisable, checkEnable, checkFrame } from "./check-routes.server.ts";
import { checkSignIn } from "./check-sign-in.server.ts";
import type { Finding } from "./finding.ts";
import { provePreview, type Proof } from "./preview-proof.server.ts";

/** What the studio says of itself when it asks. */
type Asked = { secret: string; project: string; dataset: string };

/** What the studio is told: all of it only where the secret proved that an editor asks. */
export type PreviewReport = {
  proof: Proof;
  /** Whether site and studio read the same dataset; their names are public. */
  isSameContent: boolean;
  /** Where the site says it is; null for whoever proved nothing. */
  siteUrl: string | null;
  findings: readonly Finding[];
};

/** Tries everything that a preview needs of the site. Takes a preview secret and what the studio reads. */
export async function inspectPreview({ secret, project, dataset }: Asked): Promise<PreviewReport> {
  const { sanity, siteUrl } = serverEnv();
  const isSameContent = sanity.projectId === project && sanity.dataset === dataset;
  const proof = await provePreview(secret);
  if (proof !== "proven") return { proof, isSameContent, siteUrl: null, findings: [] };
  const findings = await Promise.all([
    checkToken(),
    checkFrame(),
    checkEnable(secret),
    checkDisable(),
    checkLive(),
    checkSignIn(),
    checkDataset(),
  ]);
  return { proof, isSameContent, siteUrl, findings };
}
