import { expect, it } from "vitest";
import { factsWith, pageWith, written } from "../checks.fixture.ts";
import { emptyGates } from "./gates.ts";
import { otherLanguages } from "./languages.ts";

const ref = (_ref: string, _key?: string) => ({ _type: "reference", _ref, ...(_key && { _key }) });
const blocks = [
  { _key: "f", _type: "formBlock", form: ref("contact-de") },
  {
    _key: "g",
    _type: "signInGate",
    blocks: [
      { _key: "r", _type: "reusable", original: ref("notice-de") },
      {
        _key: "l",
        _type: "pageList",
        source: "chosen",
        chosen: [ref("page-de", "s"), ref("page", "p")],
      },
      { _key: "m", _type: "pageList", source: "topic", chosen: [ref("page-de", "s")] },
    ],
  },
];
const known = (id: string, language: string | null) => ({ id, title: id, language });

it("[PAGE-4] reports forms, reusable blocks and hand-picked pages in another language than the page", () => {
  const displayed = [
    known("contact-de", "de"),
    known("notice-de", "de"),
    known("page-de", "de"),
    known("page", "en"),
  ];
  const found = otherLanguages(pageWith(blocks), factsWith({ displayed }));
  expect(found.map(({ path, level }) => `${level} ${written(path)}`)).toEqual([
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
  ["without a list", {}],
  ["with an empty list", { blocks: [] }],
])("[PAGE-4] reports a sign-in gate %s of blocks", (_, content) => {
  expect(emptyGates(gate(content)).map(({ path }) => written(path))).toEqual(["blocks[g].blocks"]);
});

it("[PAGE-4] accepts a sign-in gate with a block", () => {
  expect(emptyGates(gate({ blocks: [{ _key: "t", _type: "textBlock" }] }))).toEqual([]);
});
