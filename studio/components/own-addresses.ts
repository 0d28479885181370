import type { Rule, SchemaTypeDefinition } from "sanity";
import { say } from "../i18n/say.ts";

/** Takes what a field for an address holds and the site's own address, says whether it leads away from the site. */
export function judgeOwnAddress(address: unknown, siteUrl: string): true | string {
  if (typeof address !== "string" || !URL.canParse(address)) return true;
  return (
    new URL(address).origin !== new URL(siteUrl).origin ||
    say(
      "This is an address of this site. Choose the page instead, so that it may move; for anything else write what stands after the site's name.",
    )
  );
}

/**
 * Takes a type and the site's own address, gives it with a rule that refuses that address in fields that want others':
 * a redirect that leads round by the site's full name could be seen by no other rule. [PAGE-8]
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
