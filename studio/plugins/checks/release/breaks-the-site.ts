import { isAddressed } from "@marquee/schemas/contract";
import type { Rule, SchemaTypeDefinition } from "sanity";
import { checkedPage, releaseOf } from "../stored-page.ts";
import { type Dataset, readFacts } from "../read-facts.ts";
import { addressAndRedirects } from "../rules/address.ts";
import { apiVersion } from "../../../lib/api-version.ts";

/**
 * Returns the error that a page's new slug will cause when its release is published. Returns true
 * if there is no error, if the document is in no release, or if the dataset doesn't respond.
 */
export async function judgeInRelease(
  value: unknown,
  client: Dataset,
  site: string,
): Promise<true | string> {
  // Skips the queries for documents in no release, because validation runs at each keystroke.
  if (releaseOf(value) === null) return true;
  const facts = await readFacts(client, value, site).catch(() => null);
  if (facts === null) return true;
  const broken = addressAndRedirects(checkedPage(value), facts).find(
    ({ level }) => level === "error",
  );
  return broken?.message ?? true;
}

/**
 * Adds a validation rule to the slug of the page type. The rule stops the studio from publishing or
 * scheduling a release that would cause a redirect loop. It is needed because publishing a release
 * doesn't run the checks of our Publish action. Returns other types unchanged. [PAGE-4]
 */
export function withReleaseRule(type: SchemaTypeDefinition, site: string): SchemaTypeDefinition {
  if (!isAddressed(type.name) || type.type !== "document" || !("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) =>
      field.name === "slug"
        ? {
            ...field,
            validation: [
              field.validation,
              (rule: Rule) =>
                rule.custom((_slug, { document, getClient }) =>
                  judgeInRelease(document, getClient({ apiVersion }), site),
                ),
            ],
          }
        : field,
    ),
  };
}
