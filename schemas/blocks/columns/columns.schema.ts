import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { fromZod } from "../../fields/custom-from-zod.ts";
import { listRule } from "../../fields/list.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  columns as contract,
  columnsEmpty,
  columnSplits,
  maxColumnBlocks,
} from "./columns.contract.ts";
import * as z from "zod";

const columnRule = listRule(maxColumnBlocks);

const isEmpty = (blocks: unknown) => !Array.isArray(blocks) || blocks.length === 0;

const entry = z.looseObject({ _type: z.string() });

/**
 * Returns a short summary of a list of blocks, such as `Video, Text`, for a Sanity preview.
 * `titles` maps block names to titles. Sanity passes the list as an object keyed by index, in which
 * some entries are unresolved.
 */
export function summaryOf(blocks: unknown, titles: ReadonlyMap<string, string>): string {
  const names = Object.values(Object(blocks)).flatMap((block) => {
    const parsed = entry.safeParse(block);
    return parsed.success ? [titles.get(parsed.data._type) ?? parsed.data._type] : [];
  });
  if (names.length === 0) return translate("Empty");
  const [first = "", second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0
    ? `${first}, ${second}`
    : translate("{first}, {second} and {count} more", { first, second, count: `${more.length}` });
}

export const columns = (inner: readonly BlockForm[]) =>
  defineType({
    name: "columns",
    title: "Columns",
    type: "object",
    description:
      "Two columns side by side. On phones, the second column is displayed below the first.",
    options: { menuGroup: "open", searchTerms: "two columns, grid, side by side, layout, split" },
    groups: blockGroups,
    fields: [
      versionField(contract.version),
      blocksField(inner, {
        name: "start",
        title: "First column",
        description:
          "The first column is displayed on the left. In right-to-left languages, it is displayed on the right.",
        group: "content",
        validation: (rule) =>
          rule.custom((value, { parent }) =>
            isEmpty(value) && isEmpty(Object(parent).end)
              ? columnsEmpty
              : fromZod(columnRule)(value),
          ),
      }),
      blocksField(inner, {
        name: "end",
        title: "Second column",
        description: "Leave the column empty to display only the background.",
        group: "content",
        validation: (rule) => rule.custom(fromZod(columnRule)),
      }),
      optionField({
        name: "split",
        title: "Column widths",
        values: columnSplits,
        choices: {
          even: "Equal widths",
          startWide: "First column wider",
          endWide: "Second column wider",
        },
        initial: "even",
        group: "look",
      }),
      toneField("default"),
    ],
    preview: {
      select: { start: "start", end: "end" },
      prepare: ({ start, end }) => {
        const titles = new Map(inner.map(({ name, title }) => [name, translate(title ?? name)]));
        return {
          title: `${summaryOf(start, titles)} + ${summaryOf(end, titles)}`,
          subtitle: translate("Columns"),
        };
      },
    },
  });
