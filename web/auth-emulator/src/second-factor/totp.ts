import { Secret, TOTP } from "otpauth";
import type { ProjectConfig } from "../project/project-config.ts";

/** As in the responses of Google's service. Not all authenticator apps support other parameters. */
export const totpKind = { algorithm: "SHA1", digits: 6, periodSeconds: 30 } as const;

const { algorithm, digits, periodSeconds: period } = totpKind;

/** Returns a new secret of 20 random bytes (the length of the hash, RFC 4226), in base32 for authenticator apps. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpStep(now: number): number {
  return TOTP.counter({ period, timestamp: now });
}

export function totpCode(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * period * 1000 });
}

/** A code to verify, with the authenticator app's secret and the time steps that are accepted. */
export interface TotpCheck {
  secret: string;
  code: string;
  /** Unix time in ms. */
  now: number;
  /** Number of accepted time steps before and after the current one, because clocks differ. */
  adjacentSteps: number;
  /** Time step of the last accepted code. Codes of this step and of all earlier steps are rejected. */
  spentStep: number;
}

/** The time step that a code is valid for. Each is accepted once, and none older than the last accepted one. */
export function findTotpStep(check: TotpCheck): number | null {
  const { secret, code, now, adjacentSteps, spentStep } = check;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: adjacentSteps });
  const step = delta === null ? null : totpStep(now) + delta;
  return step !== null && step > spentStep ? step : null;
}

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm, digits, period });

/** Number of codes accepted before and after the current one. Null if authenticator apps are off. */
export function adjacentSteps({ mfa }: ProjectConfig): number | null {
  const totp = mfa.providerConfigs.find(({ state }) => state !== "DISABLED");
  if (mfa.state === "DISABLED" || !totp) return null;
  return totp.totpProviderConfig.adjacentIntervals;
}
