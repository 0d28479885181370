import { expect, it } from "vitest";
import { factsWith, pageWith, places } from "../checks.fixture.ts";
import { emptyGates } from "../check-page.ts";
import { otherLanguages } from "./languages.ts";

const ref = (_ref: string, _key?: string) => ({ _type: "reference", _ref, ...(_key && { _key }) });
const list = { _type: "pageList" };
const blocks = [
  { _key: "f", _type: "formBlock", form: ref("contact-de") },
  {
    _key: "g",
    _type: "signInGate",
    blocks: [
      { _key: "r", _type: "reusable", original: ref("notice-de") },
      { ...list, _key: "l", source: "chosen", chosen: [ref("page-de", "s"), ref("page", "p")] },
      { ...list, _key: "m", source: "topic", chosen: [ref("page-de", "s")] },
    ],
  },
];
const known = (id: string, language: string | null) => ({ id, title: id, language });

it("[PAGE-4] reports forms, reusable blocks and hand-picked pages in another language than the page", () => {
  const german = ["contact-de", "notice-de", "page-de"].map((id) => known(id, "de"));
  const facts = factsWith({ displayed: [...german, known("page", "en")] });
  expect(places(otherLanguages(pageWith(blocks), facts))).toEqual([
    "warning blocks[f].form",
    "warning blocks[g].blocks[r].original",
    "warning blocks[g].blocks[l].chosen[s]",
  ]);
});

it.each([
  ["in the page's language", "en"],
  ["for every language", null],
])("[PAGE-4] accepts a form %s", (_, language) => {
  const displayed = [known("contact-de", language)];
  expect(otherLanguages(pageWith(blocks), factsWith({ displayed }))).toEqual([]);
});

const gate = (content: object) => pageWith([{ _key: "g", _type: "signInGate", ...content }]);

it.each([
  ["without a list", {}, ["warning blocks[g].blocks"]],
  ["with an empty list", { blocks: [] }, ["warning blocks[g].blocks"]],
  ["with a block", { blocks: [{ _key: "t", _type: "textBlock" }] }, []],
])("[PAGE-4] judges a sign-in gate %s", (_, content, found) => {
  expect(places(emptyGates(gate(content)))).toEqual(found);
});
