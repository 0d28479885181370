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
  description: "In your computer's time zone; without dates, the block is always visible.",
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

/** Key of the preview's selection that no block uses itself. */
const chosen = "blockIsShown";

const isObjectForm = (type: SchemaTypeDefinition): type is ObjectDefinition =>
  type.type === "object" && "fields" in type;

/**
 * Returns a block's form with the field for its time. The preview passes the time on as `shown`, so that the studio can
 * word it in its own language.
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
