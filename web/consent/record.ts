/** The one cookie that holds a visitor's choice [CON-2]. */
export const CONSENT_COOKIE = "marquee_consent";

/** Stands for it while an editor previews the site as somebody else: the editor's own choice is another. */
export const PREVIEW_CONSENT_COOKIE = "marquee_preview_consent";

/** What a visitor may allow besides what is necessary. */
export type Choice = { analytics: boolean; media: boolean };

/** A choice as it was made: under which version of the policy, and when. */
export type ConsentRecord = Choice & { policyVersion: number; time: number };

/** A record is under 120 characters; anything much longer is not ours. */
const LIMIT = 512;

/**
 * Reads the cookie's value, still percent-encoded. Null when there is no choice: no cookie, one that is corrupt or
 * too long, or one given under an older policy. By hand, since zod would weigh 25 kB in the browser.
 */
export function parseConsent(raw: string | null, policyVersion: number): ConsentRecord | null {
  if (!raw || raw.length > LIMIT) return null;
  try {
    const record: { v?: unknown; c?: unknown; t?: unknown } = JSON.parse(decodeURIComponent(raw));
    const { v, c } = record;
    const time = Date.parse(String(record.t));
    if (typeof v !== "number" || !(v >= policyVersion) || !Array.isArray(c) || Number.isNaN(time)) {
      return null;
    }
    return {
      policyVersion: v,
      analytics: c.includes("analytics"),
      media: c.includes("media"),
      time,
    };
  } catch {
    return null;
  }
}
