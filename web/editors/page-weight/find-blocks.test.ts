import { expect, test } from "vitest";
import { findBlocks } from "./find-blocks.ts";
import { readPayload } from "./internals/page-payload.ts";

/** Finds the blocks of a page whose payload has these chunks. */
const blocksIn = (...texts: string[]) =>
  findBlocks(
    readPayload(
      texts
        .map((text) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`)
        .join("<p>Words</p>"),
    ),
  );
const placesIn = (...texts: string[]) => blocksIn(...texts).map(({ place }) => place);

const element = (name: string, props: object, key: string | null = null) => ["$", name, key, props];
const block = (mark: string, ...children: unknown[]) =>
  element("section", { "data-block": mark, children }, mark);
const row = (name: string, value: unknown) => `${name}:${JSON.stringify(value)}\n`;

const tall = { media: "(max-width: 40rem)", srcSet: "/tall.webp 640w", sizes: "100vw" };
const wide = { src: "/wide.webp", srcSet: "/wide.webp 1080w", sizes: "50vw" };
const picture = element("picture", { children: [element("source", tall), element("img", wide)] });

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

test("[IMG-1] returns a block's images with all their sources", () => {
  const [found] = blocksIn(row("0", block("a", picture)));
  expect(found?.pictures).toEqual([{ ...wide, instead: [tall] }]);
});

test("[BLK-7] returns the module ids of a block's client components and the URLs of its animations", () => {
  const address = "/api/animation?src=a&sig=b";
  const stage = element("$L5", { address, children: picture });
  const component = `5:I[54265,["/_next/static/chunks/a.js"],"Stage"]\n`;
  const [found] = blocksIn(component + row("0", block("a", stage)));
  expect([...(found?.parts ?? [])]).toEqual(["54265"]);
  expect(found?.animations).toEqual([address]);
  expect(found?.pictures).toHaveLength(1);
});

test("parses the row after a text row of any length in bytes", () => {
  const words = "Fähre\n0:nothing\n";
  const length = Buffer.byteLength(words).toString(16);
  expect(placesIn(`7:T${length},${words}${row("0", block("after"))}`)).toEqual(["after"]);
});

test("returns no blocks for rows that refer to each other and for a page without a payload", () => {
  expect(placesIn(row("0", ["$La"]) + row("a", ["$L0", "$La"]))).toEqual([]);
  expect(findBlocks(readPayload("<p>Words</p>"))).toEqual([]);
});
