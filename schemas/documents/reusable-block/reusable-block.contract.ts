import { listRule } from "../../fields/list.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

/** Validation rules by field, for the studio's form. */
export const reusableBlockRules = {
  title: requiredText(120, "Enter a name for the reusable block."),
  blocks: listRule(12, "Add at least one block."),
};
