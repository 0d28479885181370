import { defineField } from "@sanity/types";
import * as z from "zod";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { optionField } from "../../fields/option.schema.ts";
import { availabilities, employments, subjectKinds, subjectRules } from "./subject.contract.ts";

const kindOf = z.looseObject({ kind: z.string() });

/** Returns a test that hides a field unless the page is about something of this kind. */
const onlyFor =
  (kind: (typeof subjectKinds)[number]) =>
  ({ parent }: { parent?: unknown }) =>
    kindOf.safeParse(parent).data?.kind !== kind;

/** Field of a page for what it is about. Search engines display products and jobs in their own ways. */
export const subject = defineField({
  name: "subject",
  title: "Structured data",
  type: "object",
  description:
    "If the page is about one product or one job, search engines can display its price, or list the job. They require the organization's name in the site settings.",
  group: "seo",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "kind",
      title: "The page is about",
      type: "string",
      options: {
        list: [
          { value: subjectKinds[0], title: "A product" },
          { value: subjectKinds[1], title: "A job" },
        ],
      },
      validation: mayObey(subjectRules.kind),
    }),
    defineField({
      name: "brand",
      title: "Brand",
      type: "string",
      description: "Leave empty to use the organization's name.",
      hidden: onlyFor("product"),
      validation: mayObey(subjectRules.brand),
    }),
    defineField({
      name: "sku",
      title: "Article number",
      type: "string",
      hidden: onlyFor("product"),
      validation: mayObey(subjectRules.sku),
    }),
    defineField({
      name: "price",
      title: "Price",
      type: "number",
      hidden: onlyFor("product"),
      validation: mayObey(subjectRules.price),
    }),
    defineField({
      name: "currency",
      title: "Currency",
      type: "string",
      placeholder: "EUR",
      hidden: onlyFor("product"),
      validation: mayObey(subjectRules.currency),
    }),
    {
      ...optionField({
        name: "availability",
        title: "Availability",
        values: availabilities,
        choices: {
          inStock: "In stock",
          preOrder: "Can be ordered in advance",
          outOfStock: "Out of stock",
          discontinued: "Discontinued",
        },
        initial: "inStock",
      }),
      hidden: onlyFor("product"),
    },
    {
      ...optionField({
        name: "employment",
        title: "Employment",
        values: employments,
        choices: {
          fullTime: "Full time",
          partTime: "Part time",
          contract: "Contract",
          temporary: "Temporary",
          internship: "Internship",
        },
        initial: "fullTime",
      }),
      hidden: onlyFor("job"),
    },
    defineField({
      name: "until",
      title: "Posted until",
      type: "datetime",
      description: "The page's date is the day on which the job was posted.",
      hidden: onlyFor("job"),
      validation: mayObey(subjectRules.until),
    }),
    defineField({
      name: "town",
      title: "Town of the workplace",
      type: "string",
      description: "Leave empty to use the organization's address.",
      hidden: onlyFor("job"),
      validation: mayObey(subjectRules.town),
    }),
    defineField({
      name: "country",
      title: "Country code of the workplace",
      type: "string",
      placeholder: "GB",
      hidden: onlyFor("job"),
      validation: mayObey(subjectRules.country),
    }),
    defineField({
      name: "remote",
      title: "Can be done from home",
      type: "boolean",
      hidden: onlyFor("job"),
    }),
  ],
});
