import { type ArrayRule, defineField, type ObjectOptions } from "@sanity/types";
import { menuGroups } from "./block-fields.schema.ts";

/** The properties of a block's form that {@link blocksField} uses. */
export type BlockForm = { name: string; title?: string; options?: ObjectOptions };

type BlocksField = {
  name: string;
  title: string;
  description?: string;
  group?: string;
  validation?: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>;
};

/** Returns a field that holds blocks. Its insert menu displays the block types in groups, with thumbnails. */
export function blocksField(forms: readonly BlockForm[], field: BlocksField) {
  const groups = Object.entries(menuGroups).map(([name, title]) => ({
    name,
    title,
    of: forms.filter((form) => form.options?.menuGroup === name).map((form) => form.name),
  }));
  // `strict: false` allows the placeholder. Sanity renders a placeholder for lists, but its types don't declare one.
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
