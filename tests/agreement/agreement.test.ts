import * as contract from "@marquee/schemas/contract";
import type { SchemaType } from "groq-js";
import { describe, expect, it } from "vitest";
import * as pages from "../../schemas/documents/page/page.contract.ts";
import { languageCode } from "../../schemas/fields/language.contract.ts";
import { linkShape } from "../../schemas/fields/link/link.contract.ts";
import { contractsBelow } from "../../schemas/blocks/block-projection.ts";
import {
  answeredShape,
  answerOf,
  blockNames,
  blockOf,
  disagreements,
  membersOf,
  partOf,
  sectionsIn,
  siteQueries,
} from "./shapes/agreement.ts";
import { emptyPathsOf } from "./shapes/answers.ts";
import { deadFields } from "./shapes/dead-fields.ts";
import { typesOfForms } from "./shapes/form-types.ts";

const forms = typesOfForms();
const page = answerOf(contract.pageQuery, forms);
/** The queries that read members' blocks: of an open gate, for the search of members, and where a form is. */
const memberQueries: ReadonlySet<string> = new Set([
  "gatedBlocksQuery",
  "searchedGatesQuery",
  "formPlacesQuery",
]);

const gated = answerOf(contract.gatedBlocksQuery, forms);
const site = answerOf(contract.siteSettingsQuery, forms);
const sections = [
  ...sectionsIn("a page", partOf(page, "blocks"), contract.blockContracts),
  ...sectionsIn(
    "what members see",
    partOf(gated, "blocks"),
    contractsBelow(contract.blockContracts.signInGate.level, contract.blockContracts),
  ),
];
const standing = sections.flatMap(({ where, blocks, contracts }) =>
  Object.entries(contracts).map(([name, { shape }]) => ({ where, name, blocks, shape })),
);
const answer = (query: string) => answerOf(query, forms);
const members = (query: string) => membersOf(answer(query));

describe("[PAGE-2] the shapes accept what the forms store", () => {
  it.each(sections)("$where offers the blocks that its contracts list", ({ blocks, contracts }) => {
    expect(blockNames(blocks)).toEqual(new Set(Object.keys(contracts)));
  });

  it.each(standing)("$name in $where", ({ blocks, name, shape }) => {
    expect(disagreements(blockOf(blocks, name), answeredShape(shape))).toEqual([]);
  });

  it.each([
    ["page", page, contract.pageShape],
    ["when shown", partOf(partOf(page, "blocks"), "shown"), contract.shownShape.nullable()],
    ["translations", membersOf(partOf(page, "translations")), pages.translationShape],
    ["indexed pages", members(contract.indexedPagesQuery), contract.indexedPageShape],
    ["indexed redirects", members(contract.indexedRedirectsQuery), contract.indexedRedirectShape],
    ["newest documents", answer(contract.newestDocumentsQuery), contract.newestDocumentsShape],
    ["page address", answer(contract.pageAddressQuery), contract.pageAddressShape],
    ["pages above", members(contract.pagesAboveQuery), pages.pageAboveShape],
    ["home pages", members(contract.homeLanguagesQuery), languageCode],
    ["redirect", answer(contract.redirectQuery), contract.redirectShape],
    ["gated blocks", gated, contract.gatedBlocksShape],
    ["site settings", site, contract.siteSettingsShape],
    ["menu", membersOf(partOf(partOf(site, "languages"), "menu")), linkShape],
    ["footer", membersOf(partOf(partOf(site, "languages"), "footerLinks")), linkShape],
    ["locale settings", answer(contract.localeSettingsQuery), contract.localeSettingsShape],
    ["interface texts", members(contract.interfaceTextsQuery), contract.interfaceTextsShape],
    ["auth settings", answer(contract.authSettingsQuery), contract.authSettingsShape],
    ["consent settings", answer(contract.consentSettingsQuery), contract.consentSettingsShape],
  ])("%s", (_name, type, shape) => {
    expect(disagreements(type, shape)).toEqual([]);
  });
});

describe("[PAGE-2] queries and forms name the same fields", () => {
  it.each(siteQueries)("$name queries no field that does not exist", ({ query }) => {
    const empty = emptyPathsOf(answerOf(query, forms));
    // A page has no fields of the owner's documents (own-documents.test.ts).
    expect(empty.filter((path) => !/\.earlier\.|\.own$/.test(path))).toEqual([]);
  });

  it("[GATE-2] public queries read every field that an editor can fill in, except members' blocks", () => {
    const open = siteQueries.flatMap(({ name, query }) => (memberQueries.has(name) ? [] : [query]));
    expect(deadFields(open, forms)).toEqual(["signInGate.blocks"]);
  });
});

type Fields = Extract<SchemaType[number], { type: "document" }>["attributes"];

function withHero(change: (fields: Fields) => void): SchemaType {
  const changed = structuredClone(forms);
  const hero = changed.find(({ name }) => name === "heroAnimation");
  if (hero?.type !== "type" || hero.value.type !== "object")
    throw new Error("no hero in the forms");
  change(hero.value.attributes);
  return changed;
}

const heroProblems = (schema: SchemaType, query = contract.pageQuery) =>
  disagreements(
    blockOf(partOf(answerOf(query, schema), "blocks"), "heroAnimation"),
    answeredShape(contract.blockContracts.heroAnimation.shape),
  );

describe("[PAGE-2] the agreement test detects a change on one side only", () => {
  it("detects a field missing from the query", () => {
    const forgetful = contract.pageQuery.replaceAll(/\banimationLabel,/g, "");
    expect(heroProblems(forms, forgetful).join()).toMatch(/^animationLabel: invalid_type/);
  });

  it("detects an option added only to the form", () => {
    const changed = withHero((fields) => {
      if (fields["tone"]?.value.type !== "union") throw new Error("the tone is no choice");
      fields["tone"].value.of.push({ type: "string", value: "purple" });
    });
    expect(heroProblems(changed)).toEqual([
      "tone: invalid_value: Select one of these values: default, inverted, primary, secondary, tertiary.",
    ]);
  });

  it("detects a field renamed only in the form", () => {
    const renamed = withHero((fields) => {
      if (fields["text"]) fields["subline"] = fields["text"];
      delete fields["text"];
    });
    expect(emptyPathsOf(answerOf(contract.pageQuery, renamed))).toContain(".blocks[].text");
    const queries = siteQueries.map(({ query }) => query);
    expect(deadFields(queries, renamed)).toEqual(["heroAnimation.subline"]);
  });
});
