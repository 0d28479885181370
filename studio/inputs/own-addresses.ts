import type { Rule, SchemaTypeDefinition } from "sanity";
import { translate } from "../i18n/translate.ts";

/** Returns true if an address is incomplete or leads to another site, else an error message. */
export function judgeOwnAddress(address: unknown, siteUrl: string): true | string {
  if (typeof address !== "string" || !URL.canParse(address)) return true;
  return (
    new URL(address).origin !== new URL(siteUrl).origin ||
    translate(
      "The URL belongs to this site. Select the page instead, or enter only the part of the URL after the domain.",
    )
  );
}

/**
 * Adds a validation rule that rejects the site's own URLs in fields for external ones. Without it, a redirect to a full
 * URL of the site could form a loop that no other rule detects. [PAGE-8]
 */
export function withoutOwnAddresses(
  type: SchemaTypeDefinition,
  siteUrl: string,
): SchemaTypeDefinition {
  if (type.type !== "document" || !("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) =>
      "options" in field && Object(field.options).isOtherAddress === true
        ? {
            ...field,
            validation: [
              field.validation,
              (rule: Rule) =>
                rule.custom((address, { document }) =>
                  document?.["kind"] === "external" ? judgeOwnAddress(address, siteUrl) : true,
                ),
            ],
          }
        : field,
    ),
  };
}
