import { type CustomValidator, defineField } from "@sanity/types";
import { mayObey } from "./custom-from-zod.ts";
import { option } from "./option.contract.ts";

/** Options of a choice field. `choices` maps each of the contract's `values` to its label. */
export type OptionField<T extends string> = {
  name: string;
  title: string;
  description?: string;
  values: readonly [T, ...T[]];
  choices: Record<NoInfer<T>, string>;
  initial: NoInfer<T>;
  group?: string;
  /** A rule that warns the editor but doesn't prevent publishing. */
  warning?: CustomValidator<string | undefined>;
};

/** Returns a field with a few values as radio buttons. `initial` is the value of a new document. */
export function optionField<T extends string>({
  values,
  choices,
  initial,
  warning,
  ...field
}: OptionField<T>) {
  return defineField({
    ...field,
    type: "string",
    initialValue: initial,
    validation: (rule) => [
      mayObey(option(values))(rule),
      ...(warning ? [rule.custom(warning).warning()] : []),
    ],
    options: {
      list: values.map((value) => ({ value, title: choices[value] })),
      layout: "radio",
      direction: "horizontal",
    },
  });
}
