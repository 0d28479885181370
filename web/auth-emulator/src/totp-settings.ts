import type { ProjectConfig } from "./project-config.ts";

/**
 * How many steps before and after the present one a code may be of, as the project (or tenant) has it; null
 * where authenticator apps are off.
 */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
