import * as z from "zod";
import type { Rule, SchemaTypeDefinition } from "sanity";
import { translate, translateMessage } from "../i18n/translate.ts";
import { type FetchFromSite, createEditorFetch } from "../site/fetch-from-site.ts";
import { apiVersion } from "../lib/api-version.ts";

/**
 * Timeout for the site's response, in ms. It is longer than the 2.5 seconds that the site waits for
 * the file's host.
 */
const PATIENCE = 12_000;

/** Lifetime of a cached result, in ms. It is short, because the owner may fix the file at any time. */
const LIFETIME = 20_000;

const byAddress = z.object({
  source: z.literal("address"),
  address: z.url({ protocol: /^https$/ }),
});
const byFile = z.object({ file: z.object({ asset: z.object({ _ref: z.string() }) }) });
const verdict = z.object({
  problem: z.string().nullable(),
  /** What looks different on the site. Older sites don't send it. */
  warning: z.string().nullable().default(null),
});

/**
 * Returns the URL or the uploaded file's id from an animation field. Both are null if the field has
 * nothing to check.
 */
export function animationNamed(value: unknown): { address: string | null; fileId: string | null } {
  const other = byAddress.safeParse(value);
  if (other.success) return { address: other.data.address, fileId: null };
  const isOther = z.object({ source: z.literal("address") }).safeParse(value).success;
  const file = byFile.safeParse(value);
  return { address: null, fileId: !isOther && file.success ? file.data.file.asset._ref : null };
}

/**
 * Resolves to a sentence that explains why the animation can't play, or looks different on the site.
 * Resolves to null if the animation plays as it was made, if the field is empty, or if the site does not respond. Never rejects.
 */
export type CheckAnimation = (
  value: unknown,
  fetchFromSite: FetchFromSite,
) => Promise<string | null>;

function sentenceOf({ problem, warning }: z.output<typeof verdict>): string | null {
  if (problem === null) return warning === null ? null : translateMessage(warning);
  return translate("Visitors see the image instead of the animation. {problem}", {
    problem: translateMessage(problem),
  });
}

export function createAnimationCheck(): CheckAnimation {
  const resultByName = new Map<string, Promise<string | null>>();

  const requestVerdict = async (
    query: Record<string, string>,
    fetchFromSite: FetchFromSite,
  ): Promise<string | null> => {
    const path = "/api/animation/check";
    const response = await fetchFromSite({ path, query, timeoutMs: PATIENCE });
    return sentenceOf(verdict.parse(await response.json()));
  };

  return async (value, fetchFromSite) => {
    const { address, fileId } = animationNamed(value);
    const name = address ?? fileId;
    if (name === null) return null;
    const known = resultByName.get(name);
    if (known !== undefined) return known;
    // For an uploaded file, sends only the id, so that the site builds the URL itself. The site may
    // fetch this URL even if the lake's host isn't public. With a URL from the request, that would
    // allow SSRF.
    const result = requestVerdict(
      address === null ? { file: name } : { address: name },
      fetchFromSite,
    )
      // Ignores a failed check. Editors must be able to publish even if the site is down or rejects
      // the request.
      .catch(() => null);
    resultByName.set(name, result);
    setTimeout(() => resultByName.delete(name), LIFETIME);
    return result;
  };
}

/**
 * Adds a validation rule to the `lottieFile` type. Because of this rule, the inspector “Page checks”
 * lists each animation that can't play. Returns other types unchanged.
 */
export function withAnimationWarning(
  type: SchemaTypeDefinition,
  { site, checkAnimation }: { site: string; checkAnimation: CheckAnimation },
): SchemaTypeDefinition {
  if (type.type !== "object" || type.name !== "lottieFile") return type;
  return {
    ...type,
    validation: (rule: Rule) =>
      rule
        .custom(
          async (value, { getClient }) =>
            (await checkAnimation(value, createEditorFetch(site, getClient({ apiVersion })))) ??
            true,
        )
        .warning(),
  };
}
