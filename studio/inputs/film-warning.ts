import type { Rule, SchemaTypeDefinition } from "sanity";
import { siteAs } from "../site/ask-site.ts";
import { type FilmQuestion, warningOf } from "./film-question.ts";

/**
 * Adds the warning as a validation rule to each field for a video's address, so that the checks before publishing list
 * it.
 */
export function withFilmWarning(
  type: SchemaTypeDefinition,
  { site, ask }: { site: string; ask: FilmQuestion },
): SchemaTypeDefinition {
  if (type.type !== "object" || !("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) =>
      "options" in field && Object(field.options).isFilmAddress === true
        ? {
            ...field,
            validation: [
              field.validation,
              (rule: Rule) =>
                rule
                  .custom(async (address, { getClient }) => {
                    const client = getClient({ apiVersion: "2025-02-19" });
                    return warningOf(await ask(address, siteAs(site, client))) ?? true;
                  })
                  .warning(),
            ],
          }
        : field,
    ),
  };
}
