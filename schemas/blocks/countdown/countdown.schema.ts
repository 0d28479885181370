import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { countdown as contract } from "./countdown.contract.ts";

/** Form of the block. */
export const countdown = defineType({
  name: "countdown",
  title: "Countdown",
  type: "object",
  options: { menuGroup: "ask" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
