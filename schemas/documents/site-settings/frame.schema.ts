import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { listRule } from "../../fields/list.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { toneChoices } from "../../fields/tone/tone.schema.ts";
import { frameOptions, frameRules, MOST_SOCIAL_LINKS } from "./frame.contract.ts";

/** The form's fields for the header and the footer, the same in every language. */
export const frameForm = [
  optionField({
    name: "headerLayout",
    title: "Header layout",
    description: "Phones always display one row with a menu button.",
    values: frameOptions.headerLayout,
    choices: { inline: "One row", stacked: "Centered logo", compact: "Compact row" },
    initial: frameOptions.headerLayout[0],
    group: "frame",
  }),
  optionField({
    name: "headerTone",
    title: "Header background",
    description: "The text color and the logo adapt to the background.",
    values: frameOptions.headerTone,
    choices: toneChoices,
    initial: frameOptions.headerTone[0],
    group: "frame",
  }),
  optionField({
    name: "footerLayout",
    title: "Footer layout",
    description: "“Large name” displays the site's name across the whole width.",
    values: frameOptions.footerLayout,
    choices: { columns: "Columns", simple: "Simple", statement: "Large name" },
    initial: frameOptions.footerLayout[0],
    group: "frame",
  }),
  optionField({
    name: "footerTone",
    title: "Footer background",
    description: "The text color and the logo adapt to the background.",
    values: frameOptions.footerTone,
    choices: toneChoices,
    initial: frameOptions.footerTone[0],
    group: "frame",
  }),
  defineField({
    name: "search",
    title: "Search",
    type: "boolean",
    description: "The header displays a button that searches the texts of all published pages.",
    initialValue: true,
    group: "frame",
  }),
  defineField({
    name: "socialLinks",
    title: "Social links",
    type: "array",
    group: "frame",
    description: "The footer displays a link to each profile, with the name of the social network.",
    of: [
      defineArrayMember({
        name: "socialLink",
        title: "Social link",
        type: "object",
        fields: [
          defineField({
            name: "url",
            title: "URL",
            type: "string",
            placeholder: "https://…",
            validation: mustObey(frameRules.socialUrl),
          }),
          defineField({
            name: "label",
            title: "Name",
            type: "string",
            description: "Leave empty to use the name of the network.",
            validation: mayObey(frameRules.socialLabel),
          }),
        ],
        preview: { select: { title: "url", subtitle: "label" } },
      }),
    ],
    validation: mayObey(listRule(MOST_SOCIAL_LINKS)),
  }),
];
