import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { announcement as contract } from "./announcement.contract.ts";

/** Form of the block. */
export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "object",
  options: { menuGroup: "open" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
