import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Exemptions = Record<string, { enabled: false }>;

const always = { "target-size": { enabled: true } };

/** Script that runs instead of axe's source when the page has already loaded axe. */
const ALREADY_LOADED = "void 0";

/**
 * Returns axe's violations on a page, or in the part that `within` selects. Applies all rules,
 * including best practices. Each line describes one element: rule, selector, fix. `exempt` disables
 * rules. Set `isThere` if the page has already loaded axe, to skip the slow loading.
 */
export async function axeProblems(
  page: Page,
  within?: string,
  { exempt = {}, isThere = false }: { exempt?: Exemptions; isThere?: boolean } = {},
): Promise<string[]> {
  const rules = { ...always, ...exempt };
  // Legacy mode avoids the blank page that axe otherwise opens for each run. It skips cross-origin frames, which these
  // tests don't have.
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: ALREADY_LOADED } : {}) })
    .options({ rules, resultTypes: ["violations"] })
    .setLegacyMode();
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const advice = failureSummary
        .split("\n")
        .slice(1)
        .map((line) => line.trim());
      return `${id} at ${target.join(" ")}: ${advice.join("; ")}`;
    }),
  );
}
