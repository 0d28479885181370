import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Exemptions = Record<string, { enabled: false }>;

/** Off by itself, as it is newer than most audits. */
const always = { "target-size": { enabled: true } };

/** In place of axe's source where it is there already. */
const AT_HAND = "void 0";

/**
 * What axe objects to on a page, or in the part that `within` selects: all its rules, best practices too.
 * One line for each element: rule, selector, what to do. `exempt` names rules that don't hold there; `isThere`: the
 * page has not changed since axe looked at another part of it, so it need not be brought again, which takes as long.
 */
export async function axeProblems(
  page: Page,
  within?: string,
  { exempt = {}, isThere = false }: { exempt?: Exemptions; isThere?: boolean } = {},
): Promise<string[]> {
  const rules = { ...always, ...exempt };
  // Legacy: without the blank page that it otherwise opens for each run. There are no frames of other hosts here.
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: AT_HAND } : {}) })
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
