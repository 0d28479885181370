import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { MOST_HOURS, organisationRules, weekdays } from "./organisation.contract.ts";

const dayNames: Record<(typeof weekdays)[number], string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

const openingHours = defineArrayMember({
  name: "openingHours",
  title: "Opening hours",
  type: "object",
  fields: [
    defineField({
      name: "days",
      title: "Days",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { list: weekdays.map((value) => ({ value, title: dayNames[value] })) },
      validation: mustObey(organisationRules.days),
    }),
    defineField({
      name: "opens",
      title: "Opens",
      type: "string",
      placeholder: "09:30",
      validation: mustObey(organisationRules.opens),
    }),
    defineField({
      name: "closes",
      title: "Closes",
      type: "string",
      placeholder: "18:00",
      description: "A time that is not after the opening is on the next day.",
      validation: mustObey(organisationRules.closes),
    }),
  ],
  preview: {
    select: { days: "days", opens: "opens", closes: "closes" },
    prepare: ({ days, opens, closes }) => ({
      title: weekdays
        .filter((day) => Array.isArray(days) && days.includes(day))
        .map((day) => translate(dayNames[day]))
        .join(", "),
      subtitle: `${opens ?? "…"} – ${closes ?? "…"}`,
    }),
  },
});

export const organisation = defineField({
  name: "organisation",
  title: "Organization",
  type: "object",
  group: "site",
  description:
    "Search engines receive this information as structured data. The site does not display it.",
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The fields below have no effect until you enter the organization's name.",
      validation: mayObey(organisationRules.name),
    }),
    pictureField({
      name: "logo",
      title: "Logo",
      description: "Upload a logo of at least 112 × 112 pixels on a plain background.",
    }),
    defineField({
      name: "profiles",
      title: "Social profiles",
      type: "array",
      description:
        "URLs of the organization's profiles on other sites, such as https://mastodon.example/@company.",
      of: [
        defineArrayMember({
          type: "string",
          title: "Profile",
          validation: mayObey(organisationRules.profile),
        }),
      ],
      validation: (rule) => rule.unique().max(20),
    }),
    defineField({
      name: "street",
      title: "Street and number",
      type: "string",
      validation: mayObey(organisationRules.street),
    }),
    defineField({
      name: "postalCode",
      title: "Postal code",
      type: "string",
      validation: mayObey(organisationRules.postalCode),
    }),
    defineField({
      name: "town",
      title: "Town",
      type: "string",
      validation: mayObey(organisationRules.town),
    }),
    defineField({
      name: "country",
      title: "Country code",
      type: "string",
      placeholder: "GB",
      validation: mayObey(organisationRules.country),
    }),
    defineField({
      name: "phone",
      title: "Phone number",
      type: "string",
      validation: mayObey(organisationRules.phone),
    }),
    defineField({
      name: "openingHours",
      title: "Opening hours",
      type: "array",
      of: [openingHours],
      validation: (rule) => rule.max(MOST_HOURS),
    }),
  ],
});
