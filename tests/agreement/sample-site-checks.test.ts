import { expect, it } from "vitest";
import { checkPage } from "../../studio/plugins/checks/check-page.ts";
import { readFacts } from "../../studio/plugins/checks/read-facts.ts";
import { importedSites } from "./shapes/sample-site.ts";

const address = "http://localhost:3000";

const pages = importedSites.flatMap(({ site, documents, ask }) =>
  documents
    .filter(({ _type }) => _type === "page")
    .map((page) => [`${site.name}: ${page._id}`, page, ask] as const),
);

it.each(pages)(
  "the page checks find no error or warning in the sample page %s",
  async (_, value, fetch) => {
    const facts = await readFacts({ withConfig: () => ({ fetch }) }, value, address);
    const found = checkPage({ value, markers: [], facts, site: address });
    expect(found.filter(({ level }) => level !== "info")).toEqual([]);
  },
);
