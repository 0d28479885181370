import { isTokenSyncAllowed, tokenSyncRefusal } from "@marquee/schemas/contract";
import type { Rule, SchemaTypeDefinition } from "sanity";

/** Takes the address of another service and the sign-in settings around it, says whether tokens may go there. */
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
 * Takes a type and the origins from the environment, gives it with a rule that refuses every other origin in a field
 * for the address that members' tokens are posted to. The site refuses them too; here the editor learns of it. [AUTH-7]
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
