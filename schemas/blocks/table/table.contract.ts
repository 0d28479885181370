import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone/tone.contract.ts";
import { cellFields, longestCell, longestHeading, maxRows } from "./table-bounds.ts";

/**
 * Layouts of a table on phones: a comparison keeps its columns and scrolls sideways, a specification
 * lists the values of each row below one another.
 */
export const tableLayouts = ["comparison", "specification"] as const;

const rowsEmpty = "Add at least one row, or remove this block.";

export const tableRules = {
  heading: optionalText(120),
  intro: optionalText(400),
  columnHeading: optionalText(longestHeading),
  rows: listRule(maxRows, rowsEmpty),
  rowTitle: requiredText(longestCell, "Enter a title for the row."),
  cell: optionalText(longestCell),
};

const cellsOf = <T extends z.ZodType>(cell: T) => ({
  cell1: cell,
  cell2: cell,
  cell3: cell,
  cell4: cell,
  cell5: cell,
  cell6: cell,
  cell7: cell,
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("table"),
  version: z.int(),
  heading: tableRules.heading,
  intro: tableRules.intro,
  /** The header row. `title` is the heading of the column of row titles. */
  columns: z.strictObject({
    title: tableRules.columnHeading,
    ...cellsOf(tableRules.columnHeading),
  }),
  rows: requiredList(
    z.strictObject({
      _key: z.string(),
      /** The header of the row, in the first column. */
      title: tableRules.rowTitle,
      ...cellsOf(tableRules.cell),
    }),
    maxRows,
    rowsEmpty,
  ),
  layout: option(tableLayouts),
  sortable: z.boolean(),
  tone,
  motion,
});

const defaults = { layout: "comparison", sortable: false, tone: "default", motion: "none" };

const cells = cellFields.join(", ");

/** A comparison or a specification in rows and columns. */
export const table = {
  version: 1,
  shape,
  fallback: defaults,
  projection: `
    heading,
    intro,
    "columns": { "title": columns.title, ${cellFields.map((cell) => `"${cell}": columns.${cell}`).join(", ")} },
    rows[]{ _key, title, ${cells} },
    ${projectDefaults(defaults)}`,
};
