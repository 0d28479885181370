import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { gallery as contract } from "./gallery.contract.ts";

/** Form of the block. */
export const gallery = defineType({
  name: "gallery",
  title: "Gallery",
  type: "object",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
