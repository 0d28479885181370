import type { Rule, SchemaTypeDefinition } from "sanity";
import { type FilmQuestion, warningOf } from "./film-question.ts";

/**
 * Takes a type, gives it with the same warning as a rule of each field for a film's address, so that it is in the
 * list of what is to be mended as well.
 */
export function withFilmWarning(
  type: SchemaTypeDefinition,
  ask: FilmQuestion,
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
                rule.custom(async (address) => warningOf(await ask(address)) ?? true).warning(),
            ],
          }
        : field,
    ),
  };
}
