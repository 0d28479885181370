import { isObject } from "../document.ts";
import type { Transaction } from "../store/store.ts";

export type ReleaseStep =
  | { step: "scheduled"; publishAt: string }
  | { step: "unscheduled" | "published" | "other" };

/** Undefined if the transaction didn't change the release. */
export function releaseStepOf(
  { effects, mutations }: Transaction,
  releaseDocumentId: string,
): ReleaseStep | undefined {
  if (!effects[releaseDocumentId]) return undefined;
  for (const mutation of mutations) {
    const patch = isObject(mutation) ? mutation["patch"] : undefined;
    if (!isObject(patch) || patch["id"] !== releaseDocumentId || !isObject(patch["set"])) continue;
    const { state, publishAt } = patch["set"];
    if (state === "scheduled") return { step: "scheduled", publishAt: String(publishAt) };
    if (state === "published") return { step: "published" };
    if (state === "active") return { step: "unscheduled" };
  }
  return { step: "other" };
}
