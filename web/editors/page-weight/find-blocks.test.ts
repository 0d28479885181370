import { expect, test } from "vitest";
import { findBlocks } from "./find-blocks.ts";
import { readPayload } from "./internals/page-payload.ts";

/** Returns the HTML of a page whose payload has these chunks. */
const htmlOf = (...texts: string[]) =>
  texts
    .map((text) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`)
    .join("<p>Words</p>");

const block = (mark: string, ...children: unknown[]) => [
  "$",
  "section",
  mark,
  { "data-block": mark, children },
];

const rows = (...lines: [string, string][]) =>
  lines.map(([name, row]) => `${name}:${row}\n`).join("");

const picture = [
  "$",
  "picture",
  null,
  {
    children: [
      [
        "$",
        "source",
        null,
        { media: "(max-width: 40rem)", srcSet: "/tall.webp 640w", sizes: "100vw" },
      ],
      ["$", "img", null, { src: "/wide.webp", srcSet: "/wide.webp 1080w", sizes: "50vw" }],
    ],
  },
];

const placesIn = (html: string) => findBlocks(readPayload(html)).map(({ place }) => place);

test("finds blocks in the payload, including nested ones and those in late chunks", () => {
  const tree = { tree: [block("first", "$La", block("inner")), "$Q9"] };
  const html = htmlOf(
    `0:${JSON.stringify(tree)}\n9:`,
    `${JSON.stringify([["late", block("second")]])}\n`,
    rows(["a", JSON.stringify(block("deeper"))]),
  );
  expect(placesIn(html)).toEqual(["first", "first/deeper", "first/inner", "second"]);
});

test("counts a block once when a wrapper marks it for the editor", () => {
  const path = `blocks[_key=="gate"].blocks[_key=="film"]`;
  const html = htmlOf(rows(["0", JSON.stringify(block(path, block("film", block("within"))))]));
  expect(placesIn(html)).toEqual(["gate/film", "gate/film/within"]);
});

test("[IMG-1] returns a block's images with all their sources", () => {
  const [found] = findBlocks(readPayload(htmlOf(rows(["0", JSON.stringify(block("a", picture))]))));
  expect(found?.pictures).toEqual([
    {
      src: "/wide.webp",
      srcSet: "/wide.webp 1080w",
      sizes: "50vw",
      instead: [{ media: "(max-width: 40rem)", srcSet: "/tall.webp 640w", sizes: "100vw" }],
    },
  ]);
});

test("[BLK-7] returns the module ids of a block's client components and the URLs of its animations", () => {
  const address = "/api/animation?src=a&sig=b";
  const stage = ["$", "$L5", null, { address, children: picture }];
  const html = htmlOf(
    rows(
      ["5", `I[54265,["/_next/static/chunks/a.js"],"Stage"]`],
      ["0", JSON.stringify(block("a", stage))],
    ),
  );
  const [found] = findBlocks(readPayload(html));
  expect([...(found?.parts ?? [])]).toEqual(["54265"]);
  expect(found?.animations).toEqual([address]);
  expect(found?.pictures).toHaveLength(1);
});

test("parses the row after a text row of any length in bytes", () => {
  const words = "Fähre\n0:nothing\n";
  const length = Buffer.byteLength(words).toString(16);
  const html = htmlOf(`7:T${length},${words}${rows(["0", JSON.stringify(block("after"))])}`);
  expect(placesIn(html)).toEqual(["after"]);
});

test("returns no blocks for rows that refer to each other and for a page without a payload", () => {
  expect(placesIn(htmlOf(rows(["0", JSON.stringify(["$La"])], ["a", `["$L0","$La"]`])))).toEqual(
    [],
  );
  expect(placesIn("<p>Words</p>")).toEqual([]);
});
