import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { quote as contract } from "./quote.contract.ts";

/** Form of the block. */
export const quote = defineType({
  name: "quote",
  title: "Quotation",
  type: "object",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
