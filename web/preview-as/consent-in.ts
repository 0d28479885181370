import type { Choice } from "../consent/record.ts";
import type { ConsentChoice } from "./choice.ts";

/**
 * Takes what was said to the question for consent (null: nothing yet), and whether it asks about statistics too; gives
 * which of the bar's choices that is.
 */
export function consentIn(said: Choice | null, countsVisits: boolean): ConsentChoice {
  if (said === null) return "before";
  if (said.media && (said.analytics || !countsVisits)) return "accepted";
  return said.media || said.analytics ? "kept" : "refused";
}
