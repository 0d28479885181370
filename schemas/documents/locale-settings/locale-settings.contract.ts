import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { regionCode } from "../../fields/region.contract.ts";
import { identifier } from "../../fields/identifier.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { isSafeAddress } from "../../fields/link/safe-address.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";
import { optionalTimeZone } from "../../fields/time-zone.contract.ts";

export const directions = ["ltr", "rtl"] as const;

function isTranslationTemplate(template: string): boolean {
  const sample = template.replaceAll("{{lng}}", "en").replaceAll("{{ns}}", "common");
  const namesBoth = template.includes("{{lng}}") && template.includes("{{ns}}");
  const isPath = /^\/(?![/\\])/.test(sample);
  const whole = isPath ? `https://site.invalid${sample}` : sample;
  return namesBoth && whole.startsWith("https://") && isSafeAddress(whole);
}

export const MOST_EARLIER_CODES = 10;

export const localeRules = {
  code: languageCode,
  name: requiredText(
    40,
    "Enter the language's name in the language itself, such as Deutsch or العربية.",
  ),
  region: regionCode,
  country: regionCode,
  timeZone: optionalTimeZone,
  translationFiles: identifier(
    isTranslationTemplate,
    "Enter a URL that begins with “https://” or “/” and contains the placeholders “{{lng}}” (language) and “{{ns}}” (namespace).",
  ),
};

export const defaultLanguageMissing =
  "The default language is not a site language: choose one of the languages listed above.";

export const languageTwice = "A language is listed twice: remove one of the entries.";

const shape = z
  .strictObject({
    /** The site's languages, in the order of the language switcher. */
    languages: z
      .array(
        z.strictObject({
          code: localeRules.code,
          name: localeRules.name,
          direction: option(directions),
          /**
           * Country whose date, time and number formats the site uses. If null, the site uses the
           * usual formats of the language.
           */
          region: localeRules.region.nullable(),
          /** Codes that the language had before. The site redirects their URLs to the current code. */
          earlierCodes: optionalList(localeRules.code, MOST_EARLIER_CODES),
        }),
      )
      .min(1, { error: "Add at least one language." })
      .superRefine((languages, context) => {
        const codes = languages.map(({ code }) => code);
        for (const [index, code] of codes.entries()) {
          if (codes.indexOf(code) === index) continue;
          context.addIssue({ code: "custom", path: [index], message: languageTwice });
        }
      }),
    /** Language for visitors whose browser requests none of the site's languages. */
    defaultLanguage: localeRules.code,
    /**
     * URL template of files with interface texts, with `{{lng}}` and `{{ns}}`. If null, the site
     * uses only its built-in interface texts.
     */
    translationFiles: localeRules.translationFiles.nullable(),
    /** Country of phone numbers without a country code. If null, the country of the visitor's language. */
    country: localeRules.country.nullable(),
    /** Time zone of the times that editors enter (IANA). If null, the time zone of the editor's device. */
    timeZone: localeRules.timeZone,
  })
  .refine(
    ({ languages, defaultLanguage }) => languages.some(({ code }) => code === defaultLanguage),
    { path: ["defaultLanguage"], error: defaultLanguageMissing },
  );

/** Defaults: English only, with the built-in interface texts. */
export const defaultLocaleSettings: z.output<typeof shape> = {
  languages: [{ code: "en", name: "English", direction: "ltr", region: null, earlierCodes: [] }],
  defaultLanguage: "en",
  translationFiles: null,
  country: null,
  timeZone: null,
};

/** Locale settings; the defaults if none are stored [PAGE-5]. */
export const localeSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultLocaleSettings);

export const localeSettingsQuery = `*[_type == "localeSettings" && _id == "localeSettings"][0]{
    languages[]{ code, name, "direction": coalesce(direction, "ltr"), region, earlierCodes },
    defaultLanguage,
    translationFiles,
    country,
    timeZone
  }`;
