import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { image as contract } from "./image.contract.ts";

/** Form of the block. */
export const image = defineType({
  name: contract.storedAs,
  title: "Picture",
  type: "object",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
