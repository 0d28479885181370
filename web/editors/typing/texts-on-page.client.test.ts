// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { displayBlock } from "../preview-page.fixture.ts";
import { retainRichPlace, openRichPlace } from "./rich-text/rich-place.client.ts";
import {
  displayStored,
  isRich,
  noteStored,
  noteTyped,
  textsOfBlock,
  textsOnPage,
} from "./texts-on-page.client.ts";

const block = (texts: object[], html: string) => displayBlock(html, { texts });

const plainTexts = (section: HTMLElement) =>
  textsOfBlock(section).flatMap((text) => (isRich(text) ? [] : [text]));

const found = (section: HTMLElement) =>
  plainTexts(section).map(({ path, node }) => [path.replace(/^[^.]*\./, ""), node.data.trim()]);
const soup = { path: "heading", text: "Soup" };

beforeEach(() => document.body.replaceChildren());

test("[COMP-1][COMP-2] finds the texts of a block that a note about missing fields or a card precedes, and its placeholders", () => {
  const html = '<aside>Add a button.</aside><section data-block="a"><h2>Soup</h2></section>';
  const section = block([soup], html);
  expect(found(section)).toEqual([["heading", "Soup"]]);
  expect(plainTexts(section)[0]?.path).toBe('blocks[_key=="a"].heading');
  const card =
    '<div role="note">[Heading]</div><section data-block="a"><h2>[Heading]</h2></section>';
  const unfinished = block([{ path: "heading", text: "[Heading]" }], card);
  expect(plainTexts(unfinished).map(({ node }) => node.parentElement?.localName)).toEqual(["h2"]);
});

test("[COMP-1] finds each text by its words in the page's order, but no hidden ones, scripts, inner blocks or other documents'", () => {
  const section = block(
    [
      soup,
      { path: 'features[_key=="b"].title', text: "Soup" },
      { path: "intro", text: "Hot,  and late" },
    ],
    "<h2>Soup</h2><p> Hot,\n and late </p><ul><li>Soup</li><li>Bread</li></ul>",
  );
  expect(found(section)).toEqual([
    ["heading", "Soup"],
    ["intro", "Hot,\n and late"],
    ['features[_key=="b"].title', "Soup"],
  ]);
  const other = block(
    [soup],
    '<span class="sr-only">Soup</span><script>Soup</script><div data-sanity-drag-disable>Soup</div>',
  );
  expect(found(other)).toEqual([]);
  other.append("Soup");
  expect(textsOnPage("page")).toHaveLength(4);
  expect(textsOnPage("elsewhere")).toEqual([]);
  other.dataset["texts"] = "[1, {}]";
  expect(found(other)).toEqual([]);
});

test("[COMP-1] displays the server's words after a typed text was stored and rendered", () => {
  const section = block([soup], "<h2>Soup</h2>");
  const [text] = plainTexts(section);
  if (!text) throw new Error("The text was not found.");
  text.node.data = "Hot soup";
  noteTyped(text);
  displayStored();
  expect(found(section)).toEqual([["heading", "Hot soup"]]);
  // The editor undoes the change, so the server renders the text that React displayed before.
  noteStored();
  displayStored();
  expect(section.textContent).toBe("Soup");
});

const richOf = (section: HTMLElement) => textsOfBlock(section).filter(isRich);

test("[COMP-1] finds a rich text by the letters of its elements, below the card of an unfinished block too, and none of an inner block", () => {
  const section = block(
    [soup, { path: "body", text: "SoupHot,hot.OneTwo\uFFFCBowl", isRich: true }],
    `<h2>Soup</h2><h3>Soup</h3><p>Hot, <em>hot</em>.</p><ul><li>One</li><li>Two</li></ul>
      <figure><img alt=""><figcaption>Bowl</figcaption></figure><p>More</p>`,
  );
  expect(textsOfBlock(section).map(({ path }) => path.split(".")[1])).toEqual(["heading", "body"]);
  const names = richOf(section).map(({ elements }) => elements.map((each) => each.localName));
  expect(names).toEqual([["h3", "p", "ul", "figure"]]);
  const unfinished = block(
    [{ path: "body", text: "Soup", isRich: true }],
    '<div role="note"><p>Soup</p></div><div data-sanity-drag-disable><p>Soup</p></div><section data-block="a"><p>Soup</p></section>',
  );
  const parents = richOf(unfinished).map(({ elements }) => elements[0]?.parentElement?.localName);
  expect(parents).toEqual(["section"]);
});

test("[COMP-1] tells equal rich texts apart by their order, and finds none that the block changes", () => {
  const yes = (key: string) => ({ path: `questions[_key=="${key}"].answer`, text: "Yes." });
  const texts = [yes("a"), yes("b"), { path: "note", text: "Yes,no" }];
  const section = block(
    texts.map((text) => ({ ...text, isRich: true })),
    "<details><div><p>Yes.</p></div></details><details><div><p>Yes.</p></div></details><p>Yes, …</p>",
  );
  const [first, second, ...more] = richOf(section);
  expect(more).toEqual([]);
  expect(first?.path).toBe('blocks[_key=="a"].questions[_key=="a"].answer');
  expect(second?.elements[0]).toBe(section.querySelectorAll("p")[1]);
});

test("[COMP-1] finds a rich text while an editor types it, and displays the server's elements later", () => {
  const section = block([{ path: "body", text: "Hot", isRich: true }], "<p>Hot</p>");
  const [text] = richOf(section);
  const place = text && openRichPlace(text, () => undefined);
  if (!place) throw new Error("The rich text was not found.");
  place.show();
  place.container.append("Hot soup");
  expect(section.querySelector("p")?.style.display).toBe("none");
  expect(richOf(section)).toHaveLength(1);
  retainRichPlace(place);
  displayStored();
  expect(section.textContent).toBe("Hot soupHot");
  noteStored();
  displayStored();
  expect(section.innerHTML).toMatch(/^<p(?: style="")?>Hot<\/p>$/);
});
