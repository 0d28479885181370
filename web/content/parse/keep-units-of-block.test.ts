import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { keepUnitsOfBlock } from "./keep-units-of-block.ts";

const span = (text: string, marks: string[] = []) => ({ _key: text, _type: "span", text, marks });

test("[PAGE-1] keeps numbers and units together across the spans of a rich text and in entries, but not in code", () => {
  const children = [span("at –"), span("40", ["strong"]), span(" °C, "), span("5 V", ["code"])];
  const [paragraph] = blockFixtures.text.empty.body;
  const raw = { ...blockFixtures.text.full, body: [{ ...paragraph, children }] };
  const block = keepUnitsOfBlock(blockOf("text", raw));
  const [first] = block._type === "text" ? block.body : [];
  const texts = first?._type === "block" ? first.children.map(({ text }) => text) : [];
  expect(texts).toEqual(["at –\u2060", "40", "\u00A0°C, ", "5 V"]);
  const [figure, ...more] = blockFixtures.stats.full.figures ?? [];
  const figures = [{ ...figure, label: "at 5 kHz" }, ...more];
  const stats = blockOf("stats", { ...blockFixtures.stats.full, figures });
  const text = JSON.stringify(keepUnitsOfBlock(stats));
  expect(text).toContain("at 5\u00A0kHz");
  expect(text.replaceAll("\u00A0", " ")).toBe(JSON.stringify(stats));
});
