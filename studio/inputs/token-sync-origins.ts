import { isTokenSyncAllowed, tokenSyncRefusal } from "@marquee/schemas/contract";
import type { Rule, SchemaTypeDefinition } from "sanity";

/**
 * Returns an error message if the settings send tokens to an origin that the environment doesn't
 * allow. Otherwise returns true, also for an incomplete address.
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
 * Adds a validation rule to the field for the URL of the service that receives members' tokens. The
 * rule rejects origins that the environment doesn't allow. The site rejects them too, but only the
 * rule tells the editor. [AUTH-7]
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
