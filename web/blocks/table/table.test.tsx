// @vitest-environment jsdom
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { renderBlock } from "../block.fixture.ts";

const { full, rightToLeft, empty } = blockFixtures.table;

/** Renders a table, and returns the semantics of its rows: each cell's element, scope, role and text. */
async function semanticsOf(raw: typeof full) {
  document.body.innerHTML = await renderBlock("table", raw);
  const table = document.querySelector("table");
  if (table === null) throw new Error("There is no table.");
  const cellOf = ({ localName, scope, role, textContent }: HTMLTableCellElement) =>
    [localName, scope, role, textContent].filter(Boolean).join(" ");
  const rows = [...table.rows].map(({ role, cells }) => [role, ...[...cells].map(cellOf)]);
  return { table, rows };
}

test("[BLK-8] a comparison is a table with a header for each row and column", async () => {
  const { table, rows } = await semanticsOf({ ...full, rows: full.rows.slice(0, 1) });
  const heading = document.getElementById(table.getAttribute("aria-labelledby") ?? "");
  expect(heading?.textContent).toBe("Five films, side by side");
  expect(rows).toMatchInlineSnapshot(`
    [
      [
        null,
        "th col Film",
        "th col Director",
        "th col Year",
        "th col Length",
        "th col Sound",
        "th col Picture",
        "th col Language",
        "th col Captions",
      ],
      [
        null,
        "th row The Last Tram",
        "td Ines Calder",
        "td 2025",
        "td 11 min",
        "td Mono",
        "td 35 mm",
        "td Portuguese",
        "td English",
      ],
    ]
  `);
});

test("[BLK-8] a specification keeps its roles where it isn't displayed as a table", async () => {
  const { table, rows } = await semanticsOf({
    ...rightToLeft,
    rows: rightToLeft.rows.slice(0, 1),
  });
  expect([table, table.tHead, ...table.tBodies].map((each) => each?.role)).toEqual([
    "table",
    "rowgroup",
    "rowgroup",
  ]);
  expect(rows).toMatchInlineSnapshot(`
    [
      [
        "row",
        "th col columnheader القيمة",
        "th col columnheader القاعة الكبرى",
        "th col columnheader الفناء",
      ],
      [
        "row",
        "th row rowheader المقاعد",
        "td cell ٢١٢",
        "td cell ٨٠",
      ],
    ]
  `);
});

test("[BLK-8] a table without headings has no header row, and no empty column", async () => {
  expect((await semanticsOf(empty)).rows).toMatchInlineSnapshot(`
    [
      [
        null,
        "th row Length",
        "td 57 min",
      ],
    ]
  `);
});
