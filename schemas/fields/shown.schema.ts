import {
  defineField,
  type FieldGroupDefinition,
  type ObjectDefinition,
  type SchemaTypeDefinition,
} from "@sanity/types";
import { mayObey } from "./custom-from-zod.ts";
import { say } from "./say.ts";
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

/** What no block calls a part of its own preview. */
const chosen = "blockIsShown";

const isObjectForm = (type: SchemaTypeDefinition): type is ObjectDefinition =>
  type.type === "object" && "fields" in type;

/**
 * Takes a block's form, gives it with the field for its time, which its preview hands on as `shown`: the studio tells it
 * in its own language.
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
