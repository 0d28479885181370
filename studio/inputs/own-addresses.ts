import type { Rule, SchemaTypeDefinition } from "sanity";
import { translate } from "../i18n/translate.ts";

/**
 * Returns an error message if an address leads to this site. Returns true for other and for
 * incomplete addresses.
 */
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
 * Adds a validation rule to the fields for URLs of other sites. The rule rejects the URLs of this
 * site, because a redirect to such a URL could form a loop. The rules that detect redirect loops
 * compare only paths, and treat every full URL as another site. [PAGE-8]
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
