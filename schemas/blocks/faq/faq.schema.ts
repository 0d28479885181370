import { defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { toneField } from "../../fields/tone.schema.ts";
import { faq as contract } from "./faq.contract.ts";

/** Form of the block. */
export const faq = defineType({
  name: "faq",
  title: "Questions and answers",
  type: "object",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [versionField(contract.version), toneField("house")],
});
