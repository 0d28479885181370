import { listRule } from "../../fields/list.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

/** Rules of single fields. */
export const reusableBlockRules = {
  title: requiredText(120, "Give it a name by which it is found."),
  blocks: listRule(12, "Add the block that is to be reused."),
};
