import { checkPage, type Checked } from "./check-page.ts";
import type { Finding } from "./finding.ts";
import { type Dataset, readFacts } from "./read-facts.ts";

/** A lake that is slower keeps nobody from publishing: what it would have said is left out. In ms. */
const PATIENCE = 3_000;

const afterPatience = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });

/** What an editor is to be told of a page before it is published: all but ideas. Never rejects. */
export async function checkBeforePublishing({
  client,
  ...page
}: Omit<Checked, "facts"> & { client: Dataset }): Promise<Finding[]> {
  const asked = readFacts(client, page.value, page.site).catch(() => null);
  const facts = await Promise.race([asked, afterPatience()]);
  return checkPage({ ...page, facts }).filter(({ level }) => level !== "info");
}
