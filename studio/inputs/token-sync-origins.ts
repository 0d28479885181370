import { isTokenSyncAllowed, tokenSyncRefusal } from "@marquee/schemas/contract";
import type { Rule, SchemaTypeDefinition } from "sanity";

/**
 * Returns true if the settings send no tokens to the service, or if the environment allows its origin. Otherwise
 * returns an error message. An incomplete address is valid.
 */
export function judgeTokenSync(
  address: unknown,
  settings: unknown,
  origins: readonly string[],
): true | string {
  const isUsed = Object(settings).tokenSync === "service";
  if (!isUsed || typeof address !== "string" || !URL.canParse(address)) return true;
  return isTokenSyncAllowed(address, origins) || tokenSyncRefusal(address);
}

/**
 * Adds a validation rule to the field for the address that members' tokens are sent to. It rejects origins that the
 * environment doesn't list. The site rejects them too, but only this rule tells the editor why. [AUTH-7]
 */
export function withTokenSyncOrigins(
  type: SchemaTypeDefinition,
  origins: readonly string[],
): SchemaTypeDefinition {
  if (type.type !== "document" || !("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) =>
      "options" in field && Object(field.options).isTokenSyncAddress === true
        ? {
            ...field,
            validation: [
              field.validation,
              (rule: Rule) =>
                rule.custom((address, { document }) => judgeTokenSync(address, document, origins)),
            ],
          }
        : field,
    ),
  };
}
