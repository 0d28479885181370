"use client";
import { saveConsent } from "./save-consent.client.ts";
import { currentConsent, followedVersion } from "./store.client.ts";

/**
 * Saves consent to media, or its withdrawal, in the consent cookie. The choice about statistics stays; without one,
 * statistics stay off.
 */
export function allowMedia(media: boolean): void {
  saveConsent({ analytics: currentConsent().analytics, media }, followedVersion());
}
