import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { logos as contract } from "./logos.contract.ts";

/** Form of the block. */
export const logos = defineType({
  name: "logos",
  title: "Logos",
  type: "object",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
