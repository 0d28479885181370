import { defineField } from "@sanity/types";

/** What an option's field needs: `choices` names every value of the contract's list in the editor's words. */
export type OptionField<T extends string> = {
  name: string;
  title: string;
  description?: string;
  choices: Record<T, string>;
  initial: NoInfer<T>;
  group?: string;
  hidden?: (context: { parent?: unknown }) => boolean;
};

/** A choice among a few, as radio buttons side by side; `initial` stands until an editor chooses. */
export function optionField<T extends string>({ choices, initial, ...field }: OptionField<T>) {
  return defineField({
    ...field,
    type: "string",
    initialValue: initial,
    options: {
      list: Object.entries<string>(choices).map(([value, title]) => ({ value, title })),
      layout: "radio",
      direction: "horizontal",
    },
  });
}
