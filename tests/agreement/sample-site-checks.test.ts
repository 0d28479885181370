import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";
import { checkPage } from "../../studio/plugins/checks/check-page.ts";
import { readFacts } from "../../studio/plugins/checks/read-facts.ts";
import { importedSite } from "./shapes/sample-site.ts";

const site = "http://localhost:3000";

const fetch = async (query: string, params: Record<string, unknown>) =>
  (await evaluate(parse(query, { params }), { dataset: importedSite, params })).get();

const pages = importedSite.filter(({ _type }) => _type === "page");

it.each(pages.map((page) => [page._id, page] as const))(
  "the page checks find no error or warning in the sample page %s",
  async (_id, value) => {
    const facts = await readFacts({ withConfig: () => ({ fetch }) }, value, site);
    const found = checkPage({ value, markers: [], facts, site });
    expect(found.filter(({ level }) => level !== "info")).toEqual([]);
  },
);
