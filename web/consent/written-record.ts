import type { ConsentRecord } from "../runtime/consent/record.ts";

// This code is not in record.ts, because record.ts is in every page's script. Pages load this
// module only with the banner or to save a choice.

/** Days that a choice is valid. */
export const CONSENT_DAYS = 182;

/** Returns the cookie's value: JSON with the policy version `v`, the allowed categories `c` and the time `t`. */
export function formatConsent({ policyVersion, analytics, media, time }: ConsentRecord): string {
  const categories = [
    "necessary",
    ...(analytics ? ["analytics"] : []),
    ...(media ? ["media"] : []),
  ];
  return JSON.stringify({ v: policyVersion, c: categories, t: new Date(time).toISOString() });
}
