import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { linkProjection, linkShape } from "../../fields/link.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture.contract.ts";
import { safeAddress } from "../../fields/safe-address.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";

/** Rules of single fields; the form uses them too. */
export const siteRules = {
  name: requiredText(60, "Give the site its name."),
  tagline: optionalText(120),
  description: optionalText(320),
  footerText: optionalText(400),
  organisationName: optionalText(120),
  profile: safeAddress.refine((address) => address.startsWith("https://"), {
    error: "Write the whole address of the profile, beginning with https://.",
  }),
};

/** Who stands behind the site, as search engines are told. */
const organisationShape = z.strictObject({
  /** Without it search engines are told of nobody. */
  name: siteRules.organisationName,
  logo: optionalPicture,
  /** Its pages elsewhere; what cannot be an address is left out. */
  profiles: listOfValid(siteRules.profile),
});

const shape = z.strictObject({
  /** The site's name, in every language. */
  name: siteRules.name,
  /** Shown with shared links to the home page, and where no picture of a page's title can be drawn. */
  socialImage: optionalPicture,
  organisation: organisationShape.nullable(),
  /** What is said once per language. */
  languages: z
    .array(
      z.strictObject({
        language: languageCode,
        tagline: siteRules.tagline,
        description: siteRules.description,
        menu: listOfValid(linkShape),
        footerText: siteRules.footerText,
        footerLinks: listOfValid(linkShape),
      }),
    )
    .nullable()
    .transform((languages) => languages ?? []),
});

/** What the site says of itself where the document is missing. */
export const defaultSiteSettings: z.output<typeof shape> = {
  name: "Marquee",
  socialImage: null,
  organisation: null,
  languages: [],
};

/** Site settings; the defaults where there are none [PAGE-5]. */
export const siteSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultSiteSettings);

/** GROQ: what {@link siteSettingsShape} reads. */
export const siteSettingsQuery = `*[_type == "siteSettings" && _id == "siteSettings"][0]{
    name,
    socialImage${pictureProjection},
    organisation{ name, logo${pictureProjection}, profiles },
    languages[]{
      language,
      tagline,
      description,
      menu[]${linkProjection},
      footerText,
      footerLinks[]${linkProjection}
    }
  }`;
