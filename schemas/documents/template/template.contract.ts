import { optionalText, requiredText } from "../../fields/text.contract.ts";

/** Rules of single fields. */
export const templateRules = {
  title: requiredText(120, "Enter a name for the template."),
  description: optionalText(200),
};
