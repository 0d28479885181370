import type { Rule, SchemaTypeDefinition } from "sanity";
import { checkedPage, releaseOf } from "../page.ts";
import { type Dataset, readFacts } from "../read-facts.ts";
import { addressAndRedirects } from "../rules/address.ts";

const apiVersion = "2025-02-19";

/**
 * Takes a page in a release as it is stored, says why its address would break the site once the release is published;
 * true of any other page, and where nobody can know.
 */
export async function judgeInRelease(
  value: unknown,
  client: Dataset,
  site: string,
): Promise<true | string> {
  // Asked at each letter of every page: only a version is gone through as a whole.
  if (releaseOf(value) === null) return true;
  const facts = await readFacts(client, value, site).catch(() => null);
  if (facts === null) return true;
  const broken = addressAndRedirects(checkedPage(value), facts).find(
    ({ level }) => level === "error",
  );
  return broken?.message ?? true;
}

/**
 * Takes a type and the site's address, gives a page with a rule at its address that keeps the studio from running or
 * scheduling a release which would break the site: there nobody presses our own Publish. [PAGE-4]
 */
export function withReleaseRule(type: SchemaTypeDefinition, site: string): SchemaTypeDefinition {
  if (type.name !== "page" || type.type !== "document" || !("fields" in type)) return type;
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
