import { blockSchemas } from "@marquee/schemas/studio";
import { translate } from "../../../i18n/translate.ts";
import type { Finding } from "../finding.ts";
import { type CheckedPage, textAt } from "../stored-page.ts";

/** Types of entries whose `_key` becomes an `id` in the page: blocks, and FAQ questions. */
const anchored = new Set<string>([
  "faqQuestion",
  ...Object.values(blockSchemas).map(({ name }) => name),
]);

/**
 * Reports entries with the same anchor, because links, heading ids and styles would apply to the
 * wrong entry.
 */
export function duplicateAnchors({ objects }: CheckedPage): Finding[] {
  const seen = new Set<string>();
  return objects.flatMap(({ path, type, value }) => {
    if (!anchored.has(type)) return [];
    const anchor = `${type === "faqQuestion" ? "faq" : "block"}-${textAt(value, "_key")}`;
    const isSecond = seen.has(anchor);
    seen.add(anchor);
    const finding: Finding = {
      check: "anchors",
      level: "warning",
      path,
      message: translate(
        "This entry has the same anchor as another entry on this page, so links to this entry lead to the other one. To fix the problem, duplicate this entry from its menu, then delete the original.",
      ),
    };
    return isSecond ? [finding] : [];
  });
}
