"use client";
import { type Choice, CONSENT_COOKIE, CONSENT_DAYS, formatConsent } from "./record.ts";
import { tellConsentChanged } from "./store.client.ts";

/** Writes the choice to its cookie [CON-2] and tells every tab of the site. */
export function saveConsent({ analytics, media }: Choice, policyVersion: number): void {
  const value = formatConsent({ analytics, media, policyVersion, time: Date.now() });
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous: a page left at once would lose the choice
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(value)}; Max-Age=${CONSENT_DAYS * 86_400}; Path=/; SameSite=Lax${secure}`;
  tellConsentChanged();
}
