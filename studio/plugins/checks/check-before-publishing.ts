import { checkPage, type Checked } from "./check-page.ts";
import type { Finding } from "./finding.ts";
import { type Dataset, readFacts } from "./read-facts.ts";

/** Time limit for loading facts, in ms. After it, the checks that need the dataset are skipped. */
const PATIENCE = 3_000;

const afterPatience = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });

/** Returns a page's errors and warnings, for display before publishing. Never rejects. */
export async function checkBeforePublishing({
  client,
  ...page
}: Omit<Checked, "facts"> & { client: Dataset }): Promise<Finding[]> {
  const asked = readFacts(client, page.value, page.site).catch(() => null);
  const facts = await Promise.race([asked, afterPatience()]);
  return checkPage({ ...page, facts }).filter(({ level }) => level !== "info");
}
