import type { Choice } from "../../runtime/consent/record.ts";
import type { ConsentChoice } from "./preview-settings.ts";

/**
 * Returns the preview bar's option that matches a decision in the consent banner. `decision` is
 * null before a decision. `countsVisits` is true if visit statistics need consent too.
 */
export function consentIn(decision: Choice | null, countsVisits: boolean): ConsentChoice {
  if (decision === null) return "before";
  if (decision.media && (decision.analytics || !countsVisits)) return "accepted";
  return decision.media || decision.analytics ? "kept" : "refused";
}
