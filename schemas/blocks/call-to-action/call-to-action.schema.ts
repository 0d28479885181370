import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { callToAction as contract } from "./call-to-action.contract.ts";

/** Form of the block. */
export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  type: "object",
  options: { menuGroup: "ask" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
