import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { table as contract, tableLayouts, tableRules } from "./table.contract.ts";
import { cellFields } from "./table-bounds.ts";

const cellTitles: Record<(typeof cellFields)[number], string> = {
  cell1: "Column 2",
  cell2: "Column 3",
  cell3: "Column 4",
  cell4: "Column 5",
  cell5: "Column 6",
  cell6: "Column 7",
  cell7: "Column 8",
};

const cellsObeying = (rule: typeof tableRules.cell) =>
  cellFields.map((name) =>
    defineField({ name, title: cellTitles[name], type: "string", validation: mayObey(rule) }),
  );

const row = defineArrayMember({
  name: "tableRow",
  title: "Row",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Row title",
      type: "string",
      validation: mustObey(tableRules.rowTitle),
    }),
    ...cellsObeying(tableRules.cell),
  ],
  preview: {
    select: { title: "title", cell1: "cell1", cell2: "cell2", cell3: "cell3" },
    prepare: ({ title, cell1, cell2, cell3 }) => ({
      title: title ?? translate("Untitled row"),
      subtitle: [cell1, cell2, cell3].filter(Boolean).join(" · "),
    }),
  },
});

export const table = defineType({
  name: "table",
  title: "Table",
  type: "object",
  description: "A comparison or a specification in rows and columns.",
  options: {
    menuGroup: "content",
    searchTerms: "specification, comparison, spreadsheet, cells, rows, columns, prices, data",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(tableRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 2,
      description: "For example, the conditions that apply to all values.",
      group: "content",
      validation: mayObey(tableRules.intro),
    }),
    defineField({
      name: "columns",
      title: "Column headings",
      type: "object",
      description: "Leave all headings empty to display no header row.",
      group: "content",
      options: { columns: 2 },
      fields: [
        defineField({
          name: "title",
          title: "Column 1",
          type: "string",
          validation: mayObey(tableRules.columnHeading),
        }),
        ...cellsObeying(tableRules.columnHeading),
      ],
    }),
    defineField({
      name: "rows",
      title: "Rows",
      type: "array",
      description:
        "Copy cells from a spreadsheet or a web page and paste them into a cell: they fill the cells beside and below it.",
      of: [row],
      // A new block contains one empty row. Editors type or paste its cells on the page.
      initialValue: [{ _type: "tableRow" }],
      group: "content",
      validation: mustObey(tableRules.rows),
    }),
    optionField({
      name: "layout",
      title: "Layout on phones",
      description:
        "A comparison scrolls sideways beside its row titles. A specification lists the values of each row below one another.",
      values: tableLayouts,
      choices: { comparison: "Comparison", specification: "Specification" },
      initial: "comparison",
      group: "look",
    }),
    defineField({
      name: "sortable",
      title: "Sortable columns",
      type: "boolean",
      description:
        "Visitors can sort the rows by each column; on phones, only those of a comparison.",
      initialValue: false,
      group: "look",
    }),
    toneField("default"),
    motionField(),
  ],
  preview: {
    select: { heading: "heading", first: "rows.0.title", rows: "rows" },
    prepare: ({ heading, first, rows }) => ({
      title: heading ?? first ?? translate("Empty table"),
      subtitle: `${translate("Table")} · ${countOf(rows, { one: translate("1 row"), many: translate("{count} rows") })}`,
    }),
  },
});
