import { defineField, defineType } from "@sanity/types";
import { mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { frameForm } from "./frame.schema.ts";
import { organisation } from "./organisation.schema.ts";
import { siteRules } from "./site-settings.contract.ts";
import { languageEntry } from "./site-language.schema.ts";

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
