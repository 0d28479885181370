import { type CustomValidator, defineField } from "@sanity/types";
import { mayObey } from "./custom-from-zod.ts";
import { option } from "./option.contract.ts";

/** What an option's field needs: the contract's list of values, and every value in the editor's words. */
export type OptionField<T extends string> = {
  name: string;
  title: string;
  description?: string;
  values: readonly [T, ...T[]];
  choices: Record<NoInfer<T>, string>;
  initial: NoInfer<T>;
  group?: string;
  /** A rule whose words warn and stop nobody. */
  warning?: CustomValidator<string | undefined>;
};

/** A choice among a few, as radio buttons side by side; `initial` stands until an editor chooses. */
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
