import type { Entry, Motion, Versioned, Written } from "./block.ts";
import { keyed, type Keyed } from "./keyed.ts";
import type { Link } from "./link.ts";
import type { Picture } from "./picture.ts";
import type { RichText } from "./rich-text.ts";

export type Text = Versioned<"textBlock"> & {
  heading?: string;
  layout: "article" | "aside" | "statement";
  body: RichText;
};

/** The quote block. Its words have no quotation marks, because the site adds them. */
export type Quote = Versioned<"quote"> & {
  words: string;
  name: string;
  role?: string;
  portrait?: Picture;
  emphasis: "quiet" | "loud";
  motion: Motion;
};

type Feature = {
  _type: "feature";
  title: string;
  text?: string;
  picture?: Picture;
  link?: Link;
} & Keyed;

export type FeatureGrid = Versioned<"featureGrid"> & {
  heading?: string;
  intro?: string;
  features: Feature[];
  layout: "grid" | "cards" | "list" | "steps";
  motion: Motion;
};

type StatsFigure = { _type: "statsFigure"; value: string; label: string } & Keyed;

/** The stats block: a few values in large type, each with a label. */
export type Stats = Versioned<"stats"> & {
  heading?: string;
  figures: StatsFigure[];
  motion: Motion;
};

/** The cells after a row's title. */
type TableCells = Partial<Record<`cell${1 | 2 | 3 | 4 | 5 | 6 | 7}`, string>>;

type TableRow = { _type: "tableRow"; title: string } & TableCells & Keyed;

/** The table block: a comparison or a specification. */
export type Table = Versioned<"table", 1> & {
  heading?: string;
  intro?: string;
  columns: { title?: string } & TableCells;
  rows: TableRow[];
  layout: "comparison" | "specification";
  sortable: boolean;
  motion: Motion;
};

type FaqQuestion = { _type: "faqQuestion"; question: string; answer: RichText } & Keyed;

/** The FAQ block: expandable questions. */
export type Faq = Versioned<"faq"> & {
  heading?: string;
  intro?: string;
  questions: FaqQuestion[];
  motion: Motion;
};

/** Builds a text block. Default layout: article. */
export function text(_key: string, fields: Written<Text, "layout" | "tone">): Text {
  return { _key, _type: "textBlock", version: 2, layout: "article", tone: "default", ...fields };
}

/** Builds a quote. Default emphasis: loud. */
export function quote(_key: string, fields: Written<Quote, "emphasis" | "tone" | "motion">): Quote {
  return {
    _key,
    _type: "quote",
    version: 2,
    emphasis: "loud",
    tone: "default",
    motion: "arrive",
    ...fields,
  };
}

/** Builds a feature grid. Default layout: grid. */
export function featureGrid(
  _key: string,
  {
    features,
    ...fields
  }: Written<Omit<FeatureGrid, "features">, "layout" | "tone" | "motion"> & {
    features: Entry<Feature>[];
  },
): FeatureGrid {
  return {
    _key,
    _type: "featureGrid",
    version: 2,
    layout: "grid",
    tone: "default",
    motion: "stagger",
    ...fields,
    features: keyed(
      "feature",
      features.map((feature) => ({ _type: "feature", ...feature })),
    ),
  };
}

/** Builds a stats block from pairs of value and label. */
export function stats(
  _key: string,
  {
    figures,
    ...fields
  }: Written<Omit<Stats, "figures">, "tone" | "motion"> & {
    figures: (readonly [value: string, label: string])[];
  },
): Stats {
  return {
    _key,
    _type: "stats",
    version: 2,
    tone: "secondary",
    motion: "stagger",
    ...fields,
    figures: keyed(
      "figure",
      figures.map(([value, label]) => ({ _type: "statsFigure", value, label })),
    ),
  };
}

const cellsOf = (cells: readonly string[]): TableCells =>
  Object.fromEntries(
    cells.flatMap((cell, index) => (cell === "" ? [] : [[`cell${index + 1}`, cell]])),
  );

type Cells = readonly [title: string, ...cells: string[]];

/** Builds a table from its rows of cells. An empty string is an empty cell. */
export function table(
  _key: string,
  {
    columns: [heading, ...headings],
    rows,
    ...fields
  }: Written<Omit<Table, "columns" | "rows">, "layout" | "sortable" | "tone" | "motion"> & {
    columns: Cells;
    rows: readonly Cells[];
  },
): Table {
  return {
    _key,
    _type: "table",
    version: 1,
    layout: "comparison",
    sortable: false,
    tone: "default",
    motion: "none",
    ...fields,
    columns: { ...(heading === "" ? {} : { title: heading }), ...cellsOf(headings) },
    rows: keyed(
      "row",
      rows.map(([title, ...cells]) => ({ _type: "tableRow", title, ...cellsOf(cells) })),
    ),
  };
}

/** Builds an FAQ from pairs of question and answer. */
export function faq(
  _key: string,
  {
    questions,
    ...fields
  }: Written<Omit<Faq, "questions">, "tone" | "motion"> & {
    questions: (readonly [question: string, answer: RichText])[];
  },
): Faq {
  return {
    _key,
    _type: "faq",
    version: 2,
    tone: "default",
    motion: "arrive",
    ...fields,
    questions: keyed(
      "question",
      questions.map(([question, answer]) => ({ _type: "faqQuestion", question, answer })),
    ),
  };
}
