import type { ProjectConfig } from "../project/project-config.ts";

/**
 * Returns a number of time steps. The project or tenant accepts codes of this many steps before the
 * current one, and of as many after it. Returns null when authenticator apps are off.
 */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
