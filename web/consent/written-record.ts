import type { ConsentRecord } from "./record.ts";

// Beside what reads it, which is in every page's script: this is loaded where a choice is made.

/** How long a choice stands. */
export const CONSENT_DAYS = 182;

/** The cookie's value: JSON of policy version `v`, categories allowed `c` and time `t`. */
export function formatConsent({ policyVersion, analytics, media, time }: ConsentRecord): string {
  const categories = [
    "necessary",
    ...(analytics ? ["analytics"] : []),
    ...(media ? ["media"] : []),
  ];
  return JSON.stringify({ v: policyVersion, c: categories, t: new Date(time).toISOString() });
}
