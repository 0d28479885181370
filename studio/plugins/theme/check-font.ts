import { type Script, typefaces } from "@marquee/schemas/studio";
import type { Rule, SchemaTypeDefinition } from "sanity";
import * as z from "zod";
import { translateMessage } from "../../i18n/translate.ts";
import { type FetchFromSite, createEditorFetch } from "../../site/fetch-from-site.ts";
import { fileIdOf } from "./own-typefaces.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Timeout for the site's response, in ms. The site waits at most 1.5 seconds for the file's host. */
const PATIENCE = 12_000;

/**
 * Time in ms for which the result for a refused file is cached. It is short, because the cause may
 * be a temporary failure of the file's host.
 */
const REFUSED_LIFETIME = 20_000;

const known: ReadonlySet<string> = new Set(
  Object.values(typefaces).flatMap(({ scripts }): readonly string[] => scripts),
);

const script = z.custom<Script>((name) => typeof name === "string" && known.has(name));

const reportShape = z.union([
  z.object({ problem: z.string() }),
  z.object({
    problem: z.null(),
    font: z.object({
      address: z.string().startsWith("/typefaces/"),
      bytes: z.number(),
      scripts: z.array(script),
      weightRange: z.tuple([z.number(), z.number()]).nullable(),
    }),
  }),
]);

/** The site's result for an uploaded font: its facts, or the reason in the editor's language why it is refused. */
export type FontReport = z.output<typeof reportShape>;

/**
 * Asks the site to check an uploaded font. `file` is the font's asset ID. Resolves to null if the
 * site doesn't respond. Never rejects.
 */
export type CheckFont = (file: string, fetchFromSite: FetchFromSite) => Promise<FontReport | null>;

/** Creates a function that asks the site to check uploaded fonts. The form and its validation share the results. */
export function createFontCheck(): CheckFont {
  const reportByFile = new Map<string, Promise<FontReport | null>>();

  const requestReport = async (file: string, fetchFromSite: FetchFromSite): Promise<FontReport> => {
    const path = "/api/typefaces/check";
    const response = await fetchFromSite({ path, query: { file }, timeoutMs: PATIENCE });
    const report = reportShape.parse(await response.json());
    return report.problem === null ? report : { problem: translateMessage(report.problem) };
  };

  return async (file, fetchFromSite) => {
    const earlier = reportByFile.get(file);
    if (earlier !== undefined) return earlier;
    // Editors must be able to publish even if the site is down or rejects the request.
    const result = requestReport(file, fetchFromSite).catch(() => null);
    reportByFile.set(file, result);
    const report = await result;
    if (report === null) reportByFile.delete(file);
    else if (report.problem !== null) setTimeout(() => reportByFile.delete(file), REFUSED_LIFETIME);
    return result;
  };
}

/**
 * Asks the site about an uploaded font. The form and its validation share this function and its
 * cached results.
 */
export const checkFont = createFontCheck();

/**
 * Adds a validation rule to the files of an uploaded typeface, so that a theme with a refused font
 * can't be published. Returns other types unchanged.
 */
export function withFontRule(
  type: SchemaTypeDefinition,
  { site, checkFont }: { site: string; checkFont: CheckFont },
): SchemaTypeDefinition {
  if (type.type !== "object" || type.name !== "ownTypeface" || !("fields" in type)) return type;
  const isUsable = (rule: Rule) =>
    rule.custom(async (value, { getClient }) => {
      const file = fileIdOf(value);
      if (file === null) return true;
      const report = await checkFont(file, createEditorFetch(site, getClient({ apiVersion })));
      return report?.problem ?? true;
    });
  return {
    ...type,
    fields: type.fields.map((field) =>
      field.type === "typefaceFile"
        ? { ...field, validation: both(field.validation, isUsable) }
        : field,
    ),
  };
}

const both = (first: unknown, second: (rule: Rule) => Rule) => (rule: Rule) =>
  typeof first === "function" ? [first(rule), second(rule)].flat() : [second(rule)];
