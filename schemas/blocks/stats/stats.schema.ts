import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { stats as contract } from "./stats.contract.ts";

/** Form of the block. */
export const stats = defineType({
  name: "stats",
  title: "Figures",
  type: "object",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
