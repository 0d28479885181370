"use client";
import { removeTagTraces } from "../analytics/tag-traces.ts";
import type { AskingProps } from "./asking.ts";
import type { Choice } from "./record.ts";
import { saveConsent } from "./save-consent.client.ts";

/**
 * Records a choice. Where statistics are refused, what tags left goes, too: it may be of an earlier consent, from a page
 * on which the tag manager ran and this one does not.
 */
export function decide(choice: Choice, { policyVersion, tagCookies }: AskingProps): void {
  saveConsent(choice, policyVersion);
  if (!choice.analytics && tagCookies) removeTagTraces(tagCookies);
}
