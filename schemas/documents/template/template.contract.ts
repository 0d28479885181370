import { optionalText, requiredText } from "../../fields/text.contract.ts";

/** Validation rules by field, for the studio's form. */
export const templateRules = {
  title: requiredText(120, "Enter a name for the template."),
  description: optionalText(200),
};
