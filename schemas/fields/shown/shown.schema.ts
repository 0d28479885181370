import {
  defineField,
  type FieldGroupDefinition,
  type ObjectDefinition,
  type SchemaTypeDefinition,
} from "@sanity/types";
import { mayObey } from "../custom-from-zod.ts";
import { say } from "../say.ts";
import { isInOrder, shownRules, untilTooEarly } from "./shown.contract.ts";

const group: FieldGroupDefinition = { name: "when", title: "When" };

const shownField = defineField({
  name: "shown",
  title: "When it is shown",
  type: "object",
  description:
    "Leave both empty and it is always there. Times are by the clock of the computer you are using now; for everyone, wherever they are, it comes and goes at that same moment.",
  group: group.name,
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "datetime",
      description: "It appears at this moment.",
      validation: mayObey(shownRules.moment),
    }),
    defineField({
      name: "until",
      title: "Until",
      type: "datetime",
      description: "It leaves at this moment.",
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
        title: say(type.title ?? type.name),
        ...(preview?.prepare?.(selected) ?? selected),
        ...(shown === undefined ? {} : { shown }),
      }),
    },
  };
}
