"use client";
import { removeTagTraces } from "./analytics/tag-traces.ts";
import { announce } from "../design/ui/announce.client.ts";
import type { ConsentPromptProps } from "./consent-prompt.ts";
import type { Choice } from "../runtime/consent/record.ts";
import { saveConsent } from "./save-consent.client.ts";

/**
 * Saves a choice and announces it. If statistics are refused, the tags' cookies are deleted too,
 * because the tag manager may have run on another page with an earlier consent.
 */
export function decide(
  choice: Choice,
  { policyVersion, tagCookies, texts }: ConsentPromptProps,
): void {
  saveConsent(choice, policyVersion);
  announce(choice.media ? texts.savedMedia : texts.saved);
  if (!choice.analytics && tagCookies) removeTagTraces(tagCookies);
}
