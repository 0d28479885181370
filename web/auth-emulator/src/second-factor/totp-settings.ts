import type { ProjectConfig } from "../project/project-config.ts";

/**
 * Returns a number of time steps: codes of that many steps before and after the current step are
 * accepted. Returns null when authenticator apps are off.
 */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
