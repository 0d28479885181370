import { expect, it } from "vitest";
import { described, line, pageWith } from "../checks.fixture.ts";
import { headingOrder } from "./headings.ts";

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
const columns = (start: object[], end: object[]) => ({ _key: "c", _type: "columns", start, end });
const faq = (...answer: object[]) => ({
  _key: "faq",
  _type: "faq",
  questions: [{ _key: "q", _type: "faqQuestion", answer }],
});
const shown = { from: "2026-12-01T18:00:00Z" };
const [h2, h3, h4] = [line("a", "h2", "A"), line("b", "h3", "B"), line("c", "h4", "C")];

it.each([
  ["a hero begins the page", [hero, quote]],
  ["news stands above the hero", [news, hero]],
  ["a column begins with a hero", [columns([hero], [quote])]],
  ["the first column is empty", [columns([], [hero])]],
  ["the gate's teaser begins with one", [gate([hero])]],
  ["the page begins with a video whose host knows its title", [{ _key: "f", _type: "video" }]],
  ["nothing is known of the block", [{ _key: "r", _type: "somethingNew" }]],
  ["there is nothing on it yet", []],
  ["a block with a heading follows a scheduled one", [{ ...hero, shown }, text([], "A"), quote]],
  ["the first block is never hidden", [{ ...hero, shown: { from: "" } }, quote]],
  ["levels increase by one or decrease by any step", [hero, text([h2, h3, h4, h2])]],
  ["the first level is any", [hero, text([h4, h3])]],
])("accepts the headings when %s", (_name, blocks) => {
  expect(described(headingOrder(pageWith(blocks)))).toEqual([]);
});

it.each([
  ["a quotation begins the page", [quote, hero], "[quote]: .*first block has no heading"],
  ["its field is empty", [news, text([])], "[text].heading: .*Add a heading to this block"],
  ["a gate begins the page", [gate([])], "[gate]: .*members don't see the heading of this"],
  ["the teaser begins without", [gate([quote])], "[gate].teaser[quote]: .*has no heading"],
  ["the first is scheduled", [{ ...hero, shown }, quote], "[quote]: .*starts with this block"],
  ["a level is skipped", [hero, text([h2, h4])], "[text].body[c]: .*“C” skips a heading level"],
  ["one is empty", [hero, text([line("a", "h2", "  ")])], "[text].body[a]: .*is empty"],
  [
    "one is in an answer",
    [hero, columns([faq(h2, h4)], [])],
    "[c].start[faq].questions[q].answer[c]",
  ],
])("reports a heading when %s", (_name, blocks, finding) => {
  const pattern = finding.replaceAll(/[[\]]/g, "\\$&");
  const found = described(headingOrder(pageWith(blocks)));
  expect(found).toEqual([expect.stringMatching(`blocks${pattern}`)]);
});
