import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { frameForm } from "./frame.schema.ts";
import { siteRules } from "./site-settings.contract.ts";
import { languageEntry } from "./site-language.schema.ts";

const organisation = defineField({
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
      validation: mayObey(siteRules.organisationName),
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
          validation: mayObey(siteRules.profile),
        }),
      ],
      validation: (rule) => rule.unique().max(20),
    }),
  ],
});

/** Studio form of the site's name, theme, navigation, header and footer. */
export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site",
  type: "document",
  groups: [
    { name: "site", title: "Site", default: true },
    { name: "texts", title: "Navigation and texts" },
    { name: "frame", title: "Header and footer" },
  ],
  fields: [
    defineField({
      name: "name",
      title: "Site name",
      type: "string",
      group: "site",
      validation: mustObey(siteRules.name),
    }),
    defineField({
      name: "theme",
      title: "Theme",
      type: "reference",
      group: "site",
      description:
        "The colors, typefaces and style of the site. If empty, the site uses a plain theme.",
      to: [{ type: "theme" }],
    }),
    defineField({
      name: "languages",
      title: "Language versions",
      type: "array",
      group: "texts",
      description: "Each language has its own navigation, announcement, footer and error texts.",
      of: [languageEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
    pictureField({
      name: "socialImage",
      title: "Social image",
      group: "site",
      description:
        "Social networks display this image beside links to the home page. Other pages use their own social image or a generated one. Upload an image of at least 1200 × 630 pixels.",
    }),
    organisation,
    ...frameForm,
  ],
  preview: { prepare: () => ({ title: translate("Site") }) },
});
