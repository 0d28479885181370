import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

type Cells = readonly [title: string, ...cells: string[]];

/** Returns the fields of the cells. Cells without a text are null. */
const fieldsOf = ([title, ...cells]: Cells) => ({
  title,
  cell1: cells[0] ?? null,
  cell2: cells[1] ?? null,
  cell3: cells[2] ?? null,
  cell4: cells[3] ?? null,
  cell5: cells[4] ?? null,
  cell6: cells[5] ?? null,
  cell7: cells[6] ?? null,
});

const row = (_key: string, ...cells: Cells) => ({ _key, ...fieldsOf(cells) });

const empty = {
  _key: "table",
  _type: "table" as const,
  version: 1,
  heading: null,
  intro: null,
  columns: { ...fieldsOf([""]), title: null },
  rows: [row("length", "Length", "57 min")],
  layout: "comparison",
  sortable: false,
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "Five films, side by side",
  intro: "Lengths are measured from the first frame to the last credit.",
  columns: fieldsOf([
    "Film",
    "Director",
    "Year",
    "Length",
    "Sound",
    "Picture",
    "Language",
    "Captions",
  ]),
  rows: [
    row(
      "tram",
      "The Last Tram",
      "Ines Calder",
      "2025",
      "11 min",
      "Mono",
      "35 mm",
      "Portuguese",
      "English",
    ),
    row(
      "salt",
      "Salt for the Stairs",
      "Marco Webb",
      "2026",
      "9 min",
      "Stereo",
      "16 mm",
      "None",
      "None",
    ),
    row(
      "atlas",
      "Atlas of Crossed-out Streets",
      "Lia Owens",
      "2024",
      "14 min",
      "5.1",
      "Digital",
      "English",
      "Arabic",
    ),
    row(
      "moth",
      "Moth, Interior",
      "Jun Abe",
      "2026",
      "8 min",
      "Stereo",
      "Digital",
      "Japanese",
      "English",
    ),
    row(
      "lamp",
      "Lamplighter",
      "Ada Brandt",
      "2025",
      "15 min",
      "Mono",
      "35 mm",
      "German",
      "English",
    ),
  ],
  sortable: true,
  motion: "stagger",
};

const long = wordsOf(200);
const longest = [long, long, long, long, long, long, long, long] as const;
const heading = wordsOf(80);

const ofRow = (fields: object) => ({ ...full, rows: [{ ...full.rows[0], ...fields }] });

/** Fixture of the table block. `empty` has one cell and no header row; `rightToLeft` is a specification. */
export const tableFixture: BlockFixture<"table"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    columns: fieldsOf([heading, heading, heading, heading, heading, heading, heading, heading]),
    rows: [row("one", ...longest), row("two", ...longest)],
    layout: "specification",
    tone: "secondary",
  },
  rightToLeft: {
    ...full,
    heading: "القاعة بالأرقام",
    intro: "قيست كلها بعد منتصف الليل.",
    columns: fieldsOf(["القيمة", "القاعة الكبرى", "الفناء"]),
    rows: [
      row("seats", "المقاعد", "٢١٢", "٨٠"),
      row("screen", "الشاشة", "٩ × ٤ م", "٦ × ٣ م"),
      row("sound", "الصوت", "٥٫١", "أحادي"),
    ],
    layout: "specification",
    tone: "tertiary",
  },
  broken: {
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    introTooLong: { path: ["intro"], block: { ...full, intro: wordsOf(401) } },
    columnHeadingTooLong: {
      path: ["columns", "cell2"],
      block: { ...full, columns: { ...full.columns, cell2: wordsOf(81) } },
    },
    rowsMissing: { path: ["rows"], block: { ...full, rows: null } },
    noRows: { path: ["rows"], block: { ...full, rows: [] } },
    tooManyRows: {
      path: ["rows"],
      block: { ...full, rows: Array.from({ length: 61 }, (_, at) => row(`row${at}`, "One")) },
    },
    rowTitleMissing: { path: ["rows", 0, "title"], block: ofRow({ title: null }) },
    rowTitleTooLong: { path: ["rows", 0, "title"], block: ofRow({ title: wordsOf(201) }) },
    cellTooLong: { path: ["rows", 0, "cell7"], block: ofRow({ cell7: wordsOf(201) }) },
    unknownLayout: { path: ["layout"], block: { ...full, layout: "pivot" } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "violet" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
  },
};
