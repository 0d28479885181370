import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { type BlockForm, blocksField } from "../../fields/blocks.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { columns as contract } from "./columns.contract.ts";

/** Takes the forms of the blocks that may stand inside, gives the form of two columns. */
export const columns = (inner: readonly BlockForm[]) =>
  defineType({
    name: "columns",
    title: "Two columns",
    type: "object",
    options: { menuGroup: "open" },
    groups: blockGroups,
    fields: [
      versionField(contract.version),
      blocksField(inner, { name: "start", title: "First column", group: "content" }),
      blocksField(inner, { name: "end", title: "Second column", group: "content" }),
      toneField("house"),
    ],
  });
