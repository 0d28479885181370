import type { ProjectConfig } from "../project/project-config.ts";

/**
 * Returns from how many time steps before and after the current one the project or tenant accepts a
 * code. Returns null when authenticator apps are off.
 */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
