import { expect, it, describe } from "vitest";
import { line, pageWith, written } from "../checks.fixture.ts";
import { headingOrder } from "./headings.ts";

const found = (blocks: readonly object[]) =>
  headingOrder(pageWith(blocks)).map(({ path, message }) => [written(path), message]);

const hero = { _key: "hero", _type: "heroAnimation", heading: "The house" };
const news = { _key: "news", _type: "announcement", text: "Tonight" };
const quote = { _key: "quote", _type: "quote", words: "Dark.", name: "An usher" };
const text = (body: readonly object[], heading?: string) => ({
  _key: "text",
  _type: "textBlock",
  heading,
  body,
});
const gate = (teaser: readonly object[]) => ({
  _key: "gate",
  _type: "signInGate",
  heading: "Members",
  teaser,
  blocks: [quote],
});

describe("the page's main heading", () => {
  it.each([
    ["a hero begins it", [hero, quote]],
    ["news stands above the hero", [news, hero]],
    ["a column begins with a hero", [{ _key: "c", _type: "columns", start: [hero], end: [quote] }]],
    ["the first column is empty", [{ _key: "c", _type: "columns", start: [], end: [hero] }]],
    ["the gate's teaser begins with one", [gate([hero])]],
    ["the page begins with a video whose host knows its title", [{ _key: "f", _type: "video" }]],
    ["nothing is known of the block", [{ _key: "r", _type: "somethingNew" }]],
    ["there is nothing on it yet", []],
  ])("is found when %s", (_name, blocks) => {
    expect(found(blocks)).toEqual([]);
  });

  it.each([
    ["a quotation begins the page", [quote, hero], "blocks[quote]", /first block has no heading/],
    ["its field is empty", [news, text([])], "blocks[text].heading", /Add a heading to this block/],
    [
      "a gate begins the page",
      [gate([])],
      "blocks[gate]",
      /members don't see the heading of this sign-in gate/,
    ],
    [
      "the gate's teaser begins without",
      [gate([quote])],
      "blocks[gate].teaser[quote]",
      /first block has no heading/,
    ],
  ])("is reported as missing when %s", (_name, blocks, path, message) => {
    expect(found(blocks)).toEqual([[path, expect.stringMatching(message)]]);
  });
});

describe("a page whose first block is scheduled", () => {
  const shown = { from: "2026-12-01T18:00:00Z" };

  it("needs a main heading while the block is hidden", () => {
    expect(found([{ ...hero, shown }, quote])).toEqual([
      ["blocks[quote]", expect.stringMatching(/hidden, the page starts with this block/)],
    ]);
  });

  it("is accepted when the next block has a heading or the first is never hidden", () => {
    expect(found([{ ...hero, shown }, text([], "Meanwhile"), quote])).toEqual([]);
    expect(found([{ ...hero, shown: { from: "" } }, quote])).toEqual([]);
  });
});

describe("headings in rich text", () => {
  it("are accepted when their levels increase by one or decrease by any step", () => {
    const body = [line("a", "h2", "A"), line("b", "h3", "B"), line("c", "h4", "C")];
    expect(found([hero, text([...body, line("d", "h2", "D")])])).toEqual([]);
    expect(found([hero, text([line("a", "h4", "A"), line("b", "h3", "B")])])).toEqual([]);
  });

  it.each([
    [
      "leaves one out",
      [line("a", "h2", "Seats"), line("b", "h4", "Rows")],
      "blocks[text].body[b]",
      /“Rows” skips a heading level/,
    ],
    ["is empty", [line("a", "h2", "  ")], "blocks[text].body[a]", /is empty/],
  ])("are reported when one %s", (_name, body, path, message) => {
    expect(found([hero, text(body)])).toEqual([[path, expect.stringMatching(message)]]);
  });

  it("are checked in answers inside columns", () => {
    const answer = [line("b", "h2", "Animals"), line("a", "h4", "Dogs")];
    const question = { _key: "q", _type: "faqQuestion", answer };
    const faq = { _key: "faq", _type: "faq", questions: [question] };
    const columns = { _key: "c", _type: "columns", start: [faq], end: [] };
    expect(found([hero, columns]).map(([path]) => path)).toEqual([
      "blocks[c].start[faq].questions[q].answer[a]",
    ]);
  });
});
