import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { linkProjection, linkShape } from "../../fields/link/link.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { organisationProjection, organisationShape } from "./organisation.contract.ts";
import {
  frameFields,
  frameOptions,
  frameProperties,
  frameWordFields,
  frameWordProperties,
  MOST_LINKS,
} from "./frame.contract.ts";

export const siteRules = {
  name: requiredText(60, "Enter a name for the site."),
  tagline: optionalText(120),
  description: optionalText(320),
  footerText: optionalText(400),
};

const shape = z.strictObject({
  /** The site's name, the same in every language. */
  name: siteRules.name,
  /**
   * Default social image of the home page. Another page uses it only if the site can't generate an
   * image from the page's title, for example because its fonts lack the title's characters.
   */
  socialImage: optionalPicture,
  organisation: organisationShape.nullable(),
  ...frameFields,
  /** Texts and links, one entry per language. */
  languages: z
    .array(
      z.strictObject({
        language: languageCode,
        tagline: siteRules.tagline,
        description: siteRules.description,
        menu: optionalList(linkShape, MOST_LINKS),
        footerText: siteRules.footerText,
        footerLinks: optionalList(linkShape, MOST_LINKS),
        ...frameWordFields,
      }),
    )
    .nullable()
    .transform((languages) => languages ?? []),
});

/** Settings used while no settings document is stored. */
export const defaultSiteSettings: z.output<typeof shape> = {
  name: "Marquee",
  socialImage: null,
  organisation: null,
  headerLayout: frameOptions.headerLayout[0],
  headerTone: frameOptions.headerTone[0],
  footerLayout: frameOptions.footerLayout[0],
  footerTone: frameOptions.footerTone[0],
  search: true,
  socialLinks: [],
  languages: [],
};

/** Site settings; the defaults if none are stored [PAGE-5]. */
export const siteSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultSiteSettings);

export const siteSettingsQuery = `*[_type == "siteSettings" && _id == "siteSettings"][0]{
    name,
    socialImage${pictureProjection},
    organisation${organisationProjection},
    ${frameProperties},
    languages[]{
      language,
      tagline,
      description,
      menu[]${linkProjection},
      footerText,
      footerLinks[]${linkProjection},
      ${frameWordProperties}
    }
  }`;
