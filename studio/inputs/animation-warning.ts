import type { Rule, SchemaTypeDefinition } from "sanity";
import { siteAs } from "../site/ask-site.ts";
import type { AnimationQuestion } from "./animation-question.ts";

/**
 * Adds the warning as a validation rule to the `lottieFile` type, so that the checks before publishing list it. Returns
 * other types unchanged.
 */
export function withAnimationWarning(
  type: SchemaTypeDefinition,
  { site, ask }: { site: string; ask: AnimationQuestion },
): SchemaTypeDefinition {
  if (type.type !== "object" || type.name !== "lottieFile") return type;
  return {
    ...type,
    validation: (rule: Rule) =>
      rule
        .custom(
          async (value, { getClient }) =>
            (await ask(value, siteAs(site, getClient({ apiVersion: "2025-02-19" })))) ?? true,
        )
        .warning(),
  };
}
