import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

/** Returns the fields of cells in one text, such as `Film | Year`. Other cells are null. */
function fieldsOf(text: string) {
  const [title = "", ...cells] = text.split(" | ");
  const cell = (place: number) => cells[place - 1] ?? null;
  const [cell1, cell2, cell3, cell4] = [cell(1), cell(2), cell(3), cell(4)];
  return { title, cell1, cell2, cell3, cell4, cell5: cell(5), cell6: cell(6), cell7: cell(7) };
}

const row = (_key: string, text: string) => ({ _key, ...fieldsOf(text) });

const empty = {
  _key: "table",
  _type: "table" as const,
  version: 1,
  heading: null,
  intro: null,
  columns: { ...fieldsOf(""), title: null },
  rows: [row("length", "Length | 57 min")],
  layout: "comparison",
  sortable: false,
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "Five films, side by side",
  intro: "Lengths are measured from the first frame to the last credit.",
  columns: fieldsOf("Film | Director | Year | Length | Sound | Picture | Language | Captions"),
  rows: [
    "The Last Tram | Ines Calder | 2025 | 11 min | Mono | 35 mm | Portuguese | English",
    "Salt for the Stairs | Marco Webb | 2026 | 9 min | Stereo | 16 mm | None | None",
    "Atlas of Crossed-out Streets | Lia Owens | 2024 | 14 min | 5.1 | Digital | English | Arabic",
    "Moth, Interior | Jun Abe | 2026 | 8 min | Stereo | Digital | Japanese | English",
    "Lamplighter | Ada Brandt | 2025 | 15 min | Mono | 35 mm | German | English",
  ].map((text, index) => row(`film-${index}`, text)),
  sortable: true,
  motion: "stagger",
};

const longest = (length: number) => Array.from({ length: 8 }, () => wordsOf(length)).join(" | ");

/** Fixture of the table block. `empty` has one cell and no header row; `rightToLeft` is a specification. */
export const tableFixture: ProductFixture<"table"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    columns: fieldsOf(longest(80)),
    rows: [row("one", longest(200)), row("two", longest(200))],
    layout: "specification",
    tone: "secondary",
  },
  rightToLeft: {
    ...full,
    heading: "القاعة بالأرقام",
    intro: "قيست كلها بعد منتصف الليل.",
    columns: fieldsOf("القيمة | القاعة الكبرى | الفناء"),
    rows: [
      row("seats", "المقاعد | ٢١٢ | ٨٠"),
      row("screen", "الشاشة | ٩ × ٤ م | ٦ × ٣ م"),
      row("sound", "الصوت | ٥٫١ | أحادي"),
    ],
    layout: "specification",
    tone: "tertiary",
  },
  broken: brokenBlocks(full, {
    headingTooLong: ["heading", wordsOf(121)],
    introTooLong: ["intro", wordsOf(401)],
    columnHeadingTooLong: ["columns.cell2", wordsOf(81)],
    rowsMissing: ["rows", null],
    noRows: ["rows", []],
    tooManyRows: ["rows", copiesOf(row("row", "One"), 61)],
    rowTitleMissing: ["rows.0.title", null],
    rowTitleTooLong: ["rows.0.title", wordsOf(201)],
    cellTooLong: ["rows.0.cell7", wordsOf(201)],
  }),
};
