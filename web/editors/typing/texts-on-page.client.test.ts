// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import {
  displayStored,
  noteStored,
  noteTyped,
  textsOfBlock,
  textsOnPage,
} from "./texts-on-page.client.ts";

const block = (texts: object[], html: string) => {
  const section = document.createElement("section");
  section.dataset["block"] = 'blocks[_key=="a"]';
  section.dataset["blockOf"] = "page";
  section.dataset["texts"] = JSON.stringify(texts);
  section.innerHTML = html;
  document.body.append(section);
  return section;
};

const found = (section: HTMLElement) =>
  textsOfBlock(section).map(({ path, node }) => [path, node.data.trim()]);

beforeEach(() => document.body.replaceChildren());

test("[COMP-1] finds the texts of a block that a note about missing fields precedes", () => {
  const section = block(
    [{ path: "heading", text: "Soup" }],
    '<aside>Add a button.</aside><section data-block="a"><h2>Soup</h2></section>',
  );
  expect(found(section)).toEqual([['blocks[_key=="a"].heading', "Soup"]]);
});

test("[COMP-1] finds each text by its words, in the order of the page", () => {
  const section = block(
    [
      { path: "heading", text: "Soup" },
      { path: 'features[_key=="b"].title', text: "Soup" },
      { path: "intro", text: "Hot,  and late" },
    ],
    "<h2>Soup</h2><p> Hot,\n and late </p><ul><li>Soup</li><li>Bread</li></ul>",
  );
  expect(found(section)).toEqual([
    ['blocks[_key=="a"].heading', "Soup"],
    ['blocks[_key=="a"].intro', "Hot,\n and late"],
    ['blocks[_key=="a"].features[_key=="b"].title', "Soup"],
  ]);
});

test("[COMP-1] finds no text of hidden elements, scripts and inner blocks, and none of another document", () => {
  const section = block(
    [{ path: "heading", text: "Soup" }],
    '<span class="sr-only">Soup</span><script>Soup</script><div data-sanity-drag-disable>Soup</div>',
  );
  expect(found(section)).toEqual([]);
  section.append("Soup");
  expect(textsOnPage("page")).toHaveLength(1);
  expect(textsOnPage("elsewhere")).toEqual([]);
  section.dataset["texts"] = "[1, {}]";
  expect(found(section)).toEqual([]);
});

test("[COMP-1] displays the server's words after a typed text was stored and rendered", () => {
  const section = block([{ path: "heading", text: "Soup" }], "<h2>Soup</h2>");
  const [text] = textsOfBlock(section);
  if (!text) throw new Error("The text was not found.");
  text.node.data = "Hot soup";
  noteTyped(text);
  displayStored();
  expect(found(section)).toEqual([[text.path, "Hot soup"]]);
  // The editor undoes the change, so the server renders the text that React displayed before.
  noteStored();
  displayStored();
  expect(section.textContent).toBe("Soup");
});

test("[COMP-2] finds the placeholders of an unfinished block, whose section is below a card", () => {
  const section = block(
    [{ path: "heading", text: "[Heading]" }],
    '<div role="note">[Heading]</div><section data-block="a"><h2>[Heading]</h2></section>',
  );
  expect(textsOfBlock(section).map(({ node }) => node.parentElement?.localName)).toEqual(["h2"]);
});
