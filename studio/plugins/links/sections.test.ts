import { expect, test } from "vitest";
import { sectionsOf } from "./sections.ts";

const block = (_key: string, _type: string, title: string | null) => ({ _key, _type, title });

test("[COMP-2] lists the blocks of a page with their titles, blocks in columns included", () => {
  const blocks = [
    { ...block("a", "textBlock", ` ${"Words ".repeat(20)}`), inside: null },
    { ...block("b", "columns", null), inside: [block("c", "faq", "Questions")] },
  ];
  expect(sectionsOf({ blocks }, (english) => english)).toEqual([
    { key: "a", title: `${"Words ".repeat(10).trim()}… (Text)` },
    { key: "b", title: "Columns" },
    { key: "c", title: "Questions (FAQ)" },
  ]);
});

test.each([null, { blocks: null }, { blocks: [{ wrong: 1 }] }])(
  "[COMP-2] lists no sections of the page %j",
  (page) => expect(sectionsOf(page, String)).toEqual([]),
);
