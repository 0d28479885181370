import type { Rule, SchemaTypeDefinition } from "sanity";
import type { AnimationQuestion } from "./animation-question.ts";

/**
 * Takes a type, gives that of an animation with what its field says of it as a rule as well, so that it is in the list
 * of what is to be looked at before publishing.
 */
export function withAnimationWarning(
  type: SchemaTypeDefinition,
  ask: AnimationQuestion,
): SchemaTypeDefinition {
  if (type.type !== "object" || type.name !== "lottieFile") return type;
  return {
    ...type,
    validation: (rule: Rule) =>
      rule
        .custom(
          async (value, { getClient }) =>
            (await ask(value, getClient({ apiVersion: "2025-02-19" }))) ?? true,
        )
        .warning(),
  };
}
