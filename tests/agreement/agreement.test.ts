import * as contract from "@marquee/schemas/contract";
import { describe, expect, it } from "vitest";
import * as pages from "../../schemas/documents/page/page.contract.ts";
import { linkShape } from "../../schemas/fields/link.contract.ts";
import { answerOf, blockOf, disagreements, membersOf, partOf } from "./agreement.ts";
import { emptyPathsOf } from "./answers.ts";
import { deadFields } from "./dead-fields.ts";
import { typesOfForms } from "./form-types.ts";

const forms = typesOfForms();
const page = answerOf(contract.pageQuery, forms);
const blocks = partOf(page, "blocks");
const gated = answerOf(contract.gatedBlocksQuery, forms);
const site = answerOf(contract.siteSettingsQuery, forms);
const blockTypes = Object.entries(contract.blockContracts);
const leafTypes = blockTypes.filter(([, block]) => !("nested" in block));

describe("[PAGE-2] what the forms store is what the shapes read", () => {
  it.each(blockTypes)("a page's %s", (name, { shape }) => {
    expect(disagreements(blockOf(blocks, name), shape)).toEqual([]);
  });

  it.each(leafTypes)("%s in a gate's teaser", (name, { shape }) => {
    const teaser = partOf(blockOf(blocks, "signInGate"), "teaser");
    expect(disagreements(blockOf(teaser, name), shape)).toEqual([]);
  });

  it.each(leafTypes)("%s behind a gate", (name, { shape }) => {
    expect(disagreements(blockOf(partOf(gated, "blocks"), name), shape)).toEqual([]);
  });

  it.each([
    ["page", page, contract.pageShape],
    ["translations", membersOf(partOf(page, "translations")), pages.translationShape],
    ["page paths", membersOf(answerOf(contract.pagePathsQuery, forms)), contract.pagePathShape],
    ["gated blocks", gated, contract.gatedBlocksShape],
    ["site settings", site, contract.siteSettingsShape],
    ["menu", membersOf(partOf(partOf(site, "languages"), "menu")), linkShape],
    ["footer", membersOf(partOf(partOf(site, "languages"), "footerLinks")), linkShape],
    [
      "locale settings",
      answerOf(contract.localeSettingsQuery, forms),
      contract.localeSettingsShape,
    ],
    ["auth settings", answerOf(contract.authSettingsQuery, forms), contract.authSettingsShape],
    [
      "consent settings",
      answerOf(contract.consentSettingsQuery, forms),
      contract.consentSettingsShape,
    ],
  ])("%s", (_name, answer, shape) => {
    expect(disagreements(answer, shape)).toEqual([]);
  });
});

const queries = Object.entries(contract).flatMap(([name, value]) =>
  name.endsWith("Query") && typeof value === "string" ? [[name, value] as const] : [],
);

describe("[PAGE-2] queries and forms name the same fields", () => {
  it.each(queries)("%s asks for no field that does not exist", (_name, query) => {
    expect(emptyPathsOf(answerOf(query, forms))).toEqual([]);
  });

  it("[GATE-2] reads every field that an editor can fill in, but members' blocks for members only", () => {
    const publicQueries = queries.filter(([name]) => name !== "gatedBlocksQuery");
    const unread = deadFields(
      publicQueries.map(([, query]) => query),
      forms,
    );
    expect(unread).toEqual(["signInGate.blocks"]);
    // A hundred evaluations of the page's query: seconds on a busy machine, hence the wider bound.
  }, 90_000);
});
