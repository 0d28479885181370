import type { ProjectConfig } from "../project/project-config.ts";

/**
 * Returns how many time steps before the current step, and how many after it, have codes that are
 * accepted. Returns null if authenticator apps are off.
 */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
