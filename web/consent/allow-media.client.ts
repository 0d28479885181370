"use client";
import { saveConsent } from "./save-consent.client.ts";
import { currentConsent, followedVersion } from "../runtime/consent/store.client.ts";

/**
 * Saves in the consent cookie whether media are allowed. Keeps the choice about statistics. If the
 * visitor has not made a choice yet, statistics stay off.
 */
export function allowMedia(media: boolean): void {
  saveConsent({ analytics: currentConsent().analytics, media }, followedVersion());
}
