import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { pageTargetProjection, pageTargetShape } from "../../fields/link/page-target.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";

// Names that the tag manager's data layer must not have. The data layer is a property of `window`,
// so with such a name it would replace the browser's own property.
const windowNames =
  /^(__.*|window|self|top|parent|frames|document|location|origin|name|history|navigator|constructor|prototype|eval|fetch|status|closed|opener|length|event|external|globalThis)$/;

export const MOST_TAG_COOKIES = 30;

/** Whether a cookie name, or a pattern such as `mar*`, matches one of the site's own cookies. */
const namesOurs = (name: string) =>
  name.startsWith("marquee") || (name.endsWith("*") && "marquee_".startsWith(name.slice(0, -1)));

export const consentRules = {
  policyVersion: z
    .int({ error: "Enter a whole number." })
    .min(1, { error: "The version is too low: enter 1 or more." }),
  tagManagerId: identifier(
    (id) => /^GTM-[A-Z0-9]{4,10}$/.test(id),
    "Enter a container ID that consists of “GTM-” and four to ten capital letters or digits.",
  ),
  dataLayerName: identifier(
    (name) => /^[A-Za-z_$][\w$]{0,39}$/.test(name) && !windowNames.test(name),
    "Enter a name that contains only letters, digits and “_” and does not begin with a digit, such as dataLayer.",
  ),
  tagCookie: identifier(
    (name) => /^[\w.-]{2,60}\*?$/.test(name) && !namesOurs(name),
    "Enter a cookie name such as _fbp, or the beginning of several names with “*” at the end, such as _hj*.",
  ),
  heading: requiredText(80, "Enter a heading for the consent notice."),
  text: requiredText(600, "Enter text that explains what visitors consent to."),
  categoryName: optionalText(40),
  categoryText: optionalText(400),
};

/** Name and description of a cookie category. If null, the site uses its built-in texts. */
const categoryWords = z
  .strictObject({ name: consentRules.categoryName, text: consentRules.categoryText })
  .nullable();

const shape = z.strictObject({
  /**
   * Version of the cookie policy. If an editor raises it, the site asks every visitor for consent
   * again.
   */
  policyVersion: consentRules.policyVersion,
  /** Id of the tag manager's container. If null, there is no tag manager and no analytics category. */
  tagManagerId: consentRules.tagManagerId.nullable(),
  dataLayerName: consentRules.dataLayerName,
  /** Names of non-Google cookies that the container's tags set. A trailing `*` matches any ending. */
  tagCookies: optionalList(consentRules.tagCookie, MOST_TAG_COOKIES),
  /** The texts of the notice, one entry per language. */
  notices: z
    .array(
      z.strictObject({
        language: languageCode,
        heading: consentRules.heading,
        text: consentRules.text,
        policyPage: pageTargetShape,
        /** Texts of the category for necessary cookies. */
        necessary: categoryWords,
        /** Texts of the category for the tag manager. */
        analytics: categoryWords,
        /** Texts of the category for embedded videos. */
        media: categoryWords,
      }),
    )
    .nullable()
    .transform((notices) => notices ?? []),
});

/** Defaults: no tag manager, and the built-in texts. */
export const defaultConsentSettings: z.output<typeof shape> = {
  policyVersion: 1,
  tagManagerId: null,
  dataLayerName: "dataLayer",
  tagCookies: [],
  notices: [],
};

/** Consent settings; the defaults if none are stored [PAGE-5]. */
export const consentSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultConsentSettings);

export const consentSettingsQuery = `*[_type == "consentSettings" && _id == "consentSettings"][0]{
    "policyVersion": coalesce(policyVersion, 1),
    tagManagerId,
    "dataLayerName": coalesce(dataLayerName, "dataLayer"),
    tagCookies,
    notices[]{
      language,
      heading,
      text,
      "policyPage": policyPage->${pageTargetProjection},
      necessary{ name, text },
      analytics{ name, text },
      media{ name, text }
    }
  }`;
