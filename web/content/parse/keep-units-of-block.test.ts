import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { keepUnitsOfBlock } from "./keep-units-of-block.ts";
import { parseBlocks } from "./parse-blocks.ts";

/** Parses a stored block as visitors see it. */
function parsed(stored: object) {
  const place = { documentId: "page", path: "blocks", isEditing: false };
  const [entry] = parseBlocks([stored], place);
  if (!entry?.ok) throw new Error("The block is not valid.");
  return entry.block;
}

const span = (text: string, marks: string[] = []) => ({
  _key: text,
  _type: "span",
  text,
  marks,
});
const paragraph = (...children: object[]) => ({
  _key: "p",
  _type: "block",
  style: "normal",
  listItem: null,
  level: null,
  markDefs: [],
  children,
});

test("[PAGE-1] keeps numbers and units together across the spans of a rich text, but not in code", () => {
  const body = [
    paragraph(span("at –"), span("40", ["strong"]), span(" °C, "), span("5 V", ["code"])),
  ];
  const block = keepUnitsOfBlock(parsed({ ...blockFixtures.text.full, body }));
  const [first] = block._type === "text" ? block.body : [];
  const texts = first?._type === "block" ? first.children.map(({ text }) => text) : [];
  expect(texts).toEqual(["at –\u2060", "40", "\u00A0°C, ", "5 V"]);
});

test("[PAGE-1] keeps numbers and units together in texts of entries, and changes nothing else", () => {
  const [first, ...more] = blockFixtures.stats.full.figures ?? [];
  const figures = [{ ...first, label: "at 5 kHz" }, ...more];
  const block = parsed({ ...blockFixtures.stats.full, figures });
  const text = JSON.stringify(keepUnitsOfBlock(block));
  expect(text).toContain("at 5\u00A0kHz");
  expect(text.replaceAll("\u00A0", " ")).toBe(JSON.stringify(block));
});
