import { expect, test } from "vitest";
import { findBlocks } from "./find-blocks.ts";
import { readPayload } from "./internals/page-payload.ts";

/** Finds the places of the blocks of a page whose payload has these chunks. */
function placesIn(...texts: string[]) {
  const scriptOf = (text: string) =>
    `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
  const payload = readPayload(texts.map(scriptOf).join("<p>Words</p>"));
  return findBlocks(payload).map(({ place }) => place);
}

const element = (name: string, props: object, key: string | null = null) => ["$", name, key, props];
const block = (mark: string, ...children: unknown[]) =>
  element("section", { "data-block": mark, children }, mark);
const row = (name: string, value: unknown) => `${name}:${JSON.stringify(value)}\n`;

test("finds blocks in the payload, including nested ones and those in late chunks", () => {
  const tree = { tree: [block("first", "$La", block("inner")), "$Q9"] };
  const late = `${JSON.stringify([["late", block("second")]])}\n`;
  const places = placesIn(`${row("0", tree)}9:`, late, row("a", block("deeper")));
  expect(places).toEqual(["first", "first/deeper", "first/inner", "second"]);
});

test("counts a block once when a wrapper marks it for the editor", () => {
  const path = `blocks[_key=="gate"].blocks[_key=="film"]`;
  const places = placesIn(row("0", block(path, block("film", block("within")))));
  expect(places).toEqual(["gate/film", "gate/film/within"]);
});

test("returns no blocks for rows that refer to each other and for a page without a payload", () => {
  expect(placesIn(row("0", ["$La"]) + row("a", ["$L0", "$La"]))).toEqual([]);
  expect(findBlocks(readPayload("<p>Words</p>"))).toEqual([]);
});
