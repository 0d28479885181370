/** Name of the cookie that holds a visitor's choice [CON-2]. */
export const CONSENT_COOKIE = "marquee_consent";

/** Name of the cookie that replaces {@link CONSENT_COOKIE} while an editor previews the site as another visitor. */
export const PREVIEW_CONSENT_COOKIE = "marquee_preview_consent";

/** Whether the visitor allows each optional category: statistics (`analytics`) and embedded media. */
export type Choice = { analytics: boolean; media: boolean };

/** A saved choice, with its policy version and its time in ms since 1970. */
export type ConsentRecord = Choice & { policyVersion: number; time: number };

/**
 * Maximum length of a valid cookie value. A record has fewer than 120 characters, so a value longer
 * than this limit is corrupt.
 */
const LIMIT = 512;

/**
 * Parses the cookie's percent-encoded value. Returns null if there is no cookie, if its value is corrupt or too long,
 * or if its policy version is older. The code doesn't use zod, because zod would add 25 kB to every page.
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
