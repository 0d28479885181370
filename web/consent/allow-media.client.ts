"use client";
import { saveConsent } from "./save-consent.client.ts";
import { currentConsent, followedVersion } from "./store.client.ts";

/**
 * Records that films of other hosts are allowed, or no longer, in the one consent cookie. What was said of statistics
 * stays; who has said nothing of them has not allowed them.
 */
export function allowMedia(media: boolean): void {
  saveConsent({ analytics: currentConsent().analytics, media }, followedVersion());
}
