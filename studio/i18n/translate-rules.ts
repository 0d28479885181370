import type { CustomValidator, CustomValidatorResult, Rule } from "sanity";
import * as z from "zod";

/** Translates a validation message. */
type SayRule = (english: string) => string;

const isRule = z.custom<Rule>(
  (value) => typeof value === "object" && value !== null && "_rules" in value,
);

function resultIn(result: CustomValidatorResult, say: SayRule): CustomValidatorResult {
  if (typeof result === "string") return say(result);
  if (result === true || !("message" in result)) return result;
  return typeof result.message === "string" ? { ...result, message: say(result.message) } : result;
}

/** Wraps a custom validator to translate its result. Keeps its properties, such as the concurrency limit. */
function askedIn(ask: CustomValidator, say: SayRule): CustomValidator {
  const asked: CustomValidator = (value, context) => {
    const result = ask(value, context);
    return result instanceof Promise
      ? result.then((later) => resultIn(later, say))
      : resultIn(result, say);
  };
  return Object.assign(asked, ask);
}

function ruleIn(rule: Rule, say: SayRule): Rule {
  const said = rule.clone();
  // `cloneWithRules` would keep the original custom validators besides the wrapped ones.
  said._rules = said._rules.map((spec) =>
    spec.flag === "custom" ? { ...spec, constraint: askedIn(spec.constraint, say) } : spec,
  );
  if (typeof said._message === "string") said._message = say(said._message);
  return said;
}

function rulesIn(made: unknown, say: SayRule): unknown {
  if (Array.isArray(made)) return made.map((each: unknown) => rulesIn(each, say));
  const rule = isRule.safeParse(made).data;
  return rule === undefined ? made : ruleIn(rule, say);
}

/**
 * Wraps a field's `validation` so that its rules' messages are translated with `say`.
 */
export function translateRules(validation: unknown, say: SayRule): unknown {
  if (Array.isArray(validation))
    return validation.map((each: unknown) => translateRules(each, say));
  if (typeof validation !== "function") return rulesIn(validation, say);
  return (...given: unknown[]): unknown =>
    rulesIn(Reflect.apply(validation, undefined, given), say);
}
