import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { schedule as contract } from "./schedule.contract.ts";

/** Form of the block. */
export const schedule = defineType({
  name: "schedule",
  title: "Timetable",
  type: "object",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
