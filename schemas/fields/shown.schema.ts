import {
  defineField,
  type FieldGroupDefinition,
  type ObjectDefinition,
  type SchemaTypeDefinition,
} from "@sanity/types";
import { mayObey } from "./custom-from-zod.ts";
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

const momentOf = (stored: unknown) => {
  const moment = new Date(typeof stored === "string" ? stored : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

const written = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** Takes both ends of a block's time as stored, gives them in words for a list: `from 3 May 2027, 18:00`; null: always. */
export function shownInWords({ from, until }: { from?: unknown; until?: unknown }): string | null {
  const start = momentOf(from);
  const end = momentOf(until);
  if (start && end) return `${written.format(start)} to ${written.format(end)}`;
  if (start) return `from ${written.format(start)}`;
  return end && `until ${written.format(end)}`;
}

const isObjectForm = (type: SchemaTypeDefinition): type is ObjectDefinition =>
  type.type === "object" && "fields" in type;

/** Takes a block's form, gives it with the field for its time, which lists of blocks tell as well. */
export function withShown(type: SchemaTypeDefinition): SchemaTypeDefinition {
  if (!isObjectForm(type)) return type;
  const { preview } = type;
  return {
    ...type,
    groups: [...(type.groups ?? []), group],
    fields: [...type.fields, shownField],
    preview: {
      ...preview,
      select: { ...preview?.select, shownFrom: "shown.from", shownUntil: "shown.until" },
      prepare: ({ shownFrom, shownUntil, ...selected }) => {
        const { title = type.title ?? type.name, ...prepared } =
          preview?.prepare?.(selected) ?? selected;
        const when = shownInWords({ from: shownFrom, until: shownUntil });
        const subtitle = [prepared.subtitle, when].filter((part) => part).join(" · ");
        return { ...prepared, title, subtitle };
      },
    },
  };
}
