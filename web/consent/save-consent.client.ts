"use client";
import type { Choice } from "../runtime/consent/record.ts";
import { followedCookie, broadcastConsent } from "../runtime/consent/store.client.ts";
import { CONSENT_DAYS, formatConsent } from "./written-record.ts";

/**
 * Saves the choice in its cookie [CON-2] and notifies every tab of the site. Where cookies are blocked, the choice
 * lasts as long as the page.
 */
export function saveConsent({ analytics, media }: Choice, policyVersion: number): void {
  const record = formatConsent({ analytics, media, policyVersion, time: Date.now() });
  const value = encodeURIComponent(record);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  try {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous: a page left at once would lose the choice
    document.cookie = `${followedCookie()}=${value}; Max-Age=${CONSENT_DAYS * 86_400}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Writing a cookie throws in a sandboxed iframe with an opaque origin.
  }
  broadcastConsent(value);
}
