import type { ProjectConfig } from "../project/project-config.ts";

/**
 * Returns the number of codes before the current one that are accepted. The same number of codes after it are
 * accepted. Returns null if authenticator apps are off.
 */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
