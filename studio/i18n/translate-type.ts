import type { CustomValidator, CustomValidatorResult, Rule } from "sanity";
import * as z from "zod";

type TranslateMessage = (english: string) => string;

const isRule = z.custom<Rule>(
  (value) => typeof value === "object" && value !== null && "_rules" in value,
);

function resultIn(
  result: CustomValidatorResult,
  translate: TranslateMessage,
): CustomValidatorResult {
  if (typeof result === "string") return translate(result);
  if (result === true || !("message" in result)) return result;
  return typeof result.message === "string"
    ? { ...result, message: translate(result.message) }
    : result;
}

/**
 * Wraps a custom validator to translate its result. Copies the validator's properties, such as the
 * concurrency limit.
 */
function validatorIn(validator: CustomValidator, translate: TranslateMessage): CustomValidator {
  const translated: CustomValidator = (value, context) => {
    const result = validator(value, context);
    return result instanceof Promise
      ? result.then((later) => resultIn(later, translate))
      : resultIn(result, translate);
  };
  return Object.assign(translated, validator);
}

function ruleIn(rule: Rule, translate: TranslateMessage): Rule {
  const translated = rule.clone();
  // Replaces `_rules` directly, because `cloneWithRules` would also keep the original custom validators.
  translated._rules = translated._rules.map((spec) =>
    spec.flag === "custom"
      ? { ...spec, constraint: validatorIn(spec.constraint, translate) }
      : spec,
  );
  if (typeof translated._message === "string") translated._message = translate(translated._message);
  return translated;
}

function rulesIn(made: unknown, translate: TranslateMessage): unknown {
  if (Array.isArray(made)) return made.map((each: unknown) => rulesIn(each, translate));
  const rule = isRule.safeParse(made).data;
  return rule === undefined ? made : ruleIn(rule, translate);
}

function translateRules(validation: unknown, translate: TranslateMessage): unknown {
  if (Array.isArray(validation))
    return validation.map((each: unknown) => translateRules(each, translate));
  if (typeof validation !== "function") return rulesIn(validation, translate);
  return (...given: unknown[]): unknown =>
    rulesIn(Reflect.apply(validation, undefined, given), translate);
}

/** Keys of displayed texts, at any depth of a type definition. */
const textKeys = new Set(["title", "description", "placeholder", "searchTerms"]);

/** Keys that hold content or code, which must not be translated. */
const leftAlone = new Set(["initialValue", "preview", "components", "icon"]);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !("$$typeof" in value);

type Translate = (english: string) => string;

export function translateType<T>(part: T, translate: Translate, translateMessage: Translate): T;
export function translateType(
  part: unknown,
  translate: Translate,
  translateMessage: Translate,
): unknown {
  if (Array.isArray(part))
    return part.map((entry: unknown) => translateType(entry, translate, translateMessage));
  if (!isPlain(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (leftAlone.has(key)) return [key, value];
    if (key === "validation") return [key, translateRules(value, translateMessage)];
    if (textKeys.has(key) && typeof value === "string") return [key, translate(value)];
    return [key, translateType(value, translate, translateMessage)];
  });
  return Object.fromEntries(entries);
}
