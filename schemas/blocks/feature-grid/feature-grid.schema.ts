import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { featureGrid as contract } from "./feature-grid.contract.ts";

/** Form of the block. */
export const featureGrid = defineType({
  name: "featureGrid",
  title: "Entries",
  type: "object",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
