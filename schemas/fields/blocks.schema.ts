import { type ArrayRule, defineField, type ObjectOptions } from "@sanity/types";
import { menuGroups } from "./block-fields.schema.ts";

/** What a list of blocks needs to know of a block's form. */
export type BlockForm = { name: string; title?: string; options?: ObjectOptions };

type BlocksField = {
  name: string;
  title: string;
  description?: string;
  group?: string;
  validation?: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>;
};

/** Takes the forms that may stand in the list, gives the field with its insert menu: groups, and pictures of the blocks. */
export function blocksField(forms: readonly BlockForm[], field: BlocksField) {
  const groups = Object.entries(menuGroups).map(([name, title]) => ({
    name,
    title,
    of: forms.filter((form) => form.options?.menuGroup === name).map((form) => form.name),
  }));
  // Not strict: Sanity draws a list's placeholder, and its types do not know it.
  return defineField(
    {
      ...field,
      type: "array",
      placeholder: "No blocks yet",
      of: forms.map(({ name }) => ({ type: name })),
      options: {
        insertMenu: {
          filter: "auto",
          groups: groups.filter(({ of }) => of.length > 0),
          views: [
            { name: "grid", previewImageUrl: (block) => `/static/blocks/${block}.png` },
            { name: "list" },
          ],
        },
      },
    },
    { strict: false },
  );
}
