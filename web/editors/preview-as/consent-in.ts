import type { Choice } from "../../consent/record.ts";
import type { ConsentChoice } from "./choice.ts";

/**
 * Returns the bar's option for a consent decision (null: none yet). `countsVisits`: whether statistics need consent
 * too.
 */
export function consentIn(said: Choice | null, countsVisits: boolean): ConsentChoice {
  if (said === null) return "before";
  if (said.media && (said.analytics || !countsVisits)) return "accepted";
  return said.media || said.analytics ? "kept" : "refused";
}
