import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Off by itself, as it is newer than most audits. */
const always = { "target-size": { enabled: true } };

/**
 * What axe objects to on a page, or in the part that `within` selects: all its rules, best practices too.
 * One line for each element: rule, selector, what to do. `exempt` names rules that don't hold there.
 */
export async function axeProblems(
  page: Page,
  within?: string,
  exempt: Record<string, { enabled: false }> = {},
): Promise<string[]> {
  const rules = { ...always, ...exempt };
  // Legacy: without the blank page that it otherwise opens for each run. There are no frames of other hosts here.
  const builder = new AxeBuilder({ page }).options({ rules }).setLegacyMode();
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
