import {
  defineField,
  type FieldGroupDefinition,
  type ObjectDefinition,
  type SchemaTypeDefinition,
} from "@sanity/types";
import { mayObey } from "../custom-from-zod.ts";
import { translate } from "../translate.ts";
import { isInOrder, shownRules, untilTooEarly } from "./shown.contract.ts";

const group: FieldGroupDefinition = { name: "when", title: "Visibility" };

const shownField = defineField({
  name: "shown",
  title: "Visibility period",
  type: "object",
  description: "Leave both fields empty to always display the block.",
  group: group.name,
  fields: [
    defineField({
      name: "from",
      title: "Visible from",
      type: "datetime",
      validation: mayObey(shownRules.moment),
    }),
    defineField({
      name: "until",
      title: "Visible until",
      type: "datetime",
      validation: (rule) => [
        mayObey(shownRules.moment)(rule),
        rule.custom((until, { parent }) => isInOrder(Object(parent).from, until) || untilTooEarly),
      ],
    }),
  ],
});

/**
 * Key that `withShown` adds to a block's preview selection. No block may select this key itself.
 */
const chosen = "blockIsShown";

const isObjectForm = (type: SchemaTypeDefinition): type is ObjectDefinition =>
  type.type === "object" && "fields" in type;

/**
 * Adds the field for the display period to a block's form. The block's preview includes the period
 * as `shown`, and a component of the studio displays it in the editor's language.
 */
export function withShown(type: SchemaTypeDefinition): SchemaTypeDefinition {
  if (!isObjectForm(type)) return type;
  const { preview } = type;
  return {
    ...type,
    groups: [...(type.groups ?? []), group],
    fields: [...type.fields, shownField],
    preview: {
      ...preview,
      select: { ...preview?.select, [chosen]: shownField.name },
      prepare: ({ [chosen]: shown, ...selected }) => ({
        title: translate(type.title ?? type.name),
        ...(preview?.prepare?.(selected) ?? selected),
        ...(shown === undefined ? {} : { shown }),
      }),
    },
  };
}
