import { languageOfTexts } from "@marquee/schemas/contract";
import { getPublishedId, type Rule, type SchemaTypeDefinition } from "sanity";
import { createEditorFetch } from "../../../site/fetch-from-site.ts";
import type { FetchDefaults } from "./fetch-defaults.ts";
import { storedTexts } from "./stored-texts.ts";
import { problemOfText } from "./text-problem.ts";
import { apiVersion } from "../../../lib/api-version.ts";

/**
 * Adds a validation rule that compares each changed interface text with the placeholders of its
 * default text. While the site is unavailable, every text passes. This is safe, because the site
 * itself drops invalid texts.
 */
export function withTextRule(
  type: SchemaTypeDefinition,
  { site, fetchDefaults }: { site: string; fetchDefaults: FetchDefaults },
): SchemaTypeDefinition {
  if (type.name !== "interfaceTexts" || !("fields" in type)) return type;
  const obeyDefaults = (rule: Rule) =>
    rule.custom(async (texts, { getClient, document }) => {
      const language = languageOfTexts(getPublishedId(document?._id ?? ""));
      const stored = storedTexts(texts);
      if (language === null || stored.length === 0) return true;
      const client = getClient({ apiVersion });
      const defaults = await fetchDefaults(language, createEditorFetch(site, client)).catch(
        () => [],
      );
      const placeholders = new Map(defaults.map((each) => [each.key, each.placeholders]));
      const problems = stored.flatMap(({ _key, key, text }) => {
        // Skips an empty text, because the field's own rule reports it.
        const message = text === "" ? null : problemOfText(text, placeholders.get(key) ?? null);
        return message === null ? [] : [{ message, path: [{ _key }, "text"] }];
      });
      return problems.length === 0 || problems;
    });
  return {
    ...type,
    fields: type.fields.map((field) =>
      field.name === "texts" ? { ...field, validation: [field.validation, obeyDefaults] } : field,
    ),
  };
}
