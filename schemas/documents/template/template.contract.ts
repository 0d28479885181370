import { optionalText, requiredText } from "../../fields/text.contract.ts";

/** Rules of single fields. */
export const templateRules = {
  title: requiredText(120, "Give it a name by which it is chosen."),
  description: optionalText(200),
};
