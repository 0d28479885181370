import * as z from "zod";
import { hasEachOnce, languageCode } from "../../fields/language.contract.ts";
import { identifier } from "../../fields/identifier.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { isSafeAddress } from "../../fields/safe-address.contract.ts";
import { requiredText } from "../../fields/text.contract.ts";

/** The ways a language is written. */
export const directions = ["ltr", "rtl"] as const;

function isTranslationTemplate(template: string): boolean {
  const sample = template.replaceAll("{{lng}}", "en").replaceAll("{{ns}}", "common");
  const namesBoth = template.includes("{{lng}}") && template.includes("{{ns}}");
  const isPath = /^\/(?![/\\])/.test(sample);
  const whole = isPath ? `https://site.invalid${sample}` : sample;
  return namesBoth && whole.startsWith("https://") && isSafeAddress(whole);
}

/** Rules of single fields; the form uses them too. */
export const localeRules = {
  code: languageCode,
  name: requiredText(40, "Write the language's name as its speakers write it: Deutsch, العربية."),
  translationFiles: identifier(
    isTranslationTemplate,
    "Write an https:// address, or a path of this site, that holds {{lng}} and {{ns}}: https://texts.example/{{lng}}/{{ns}}.json",
  ),
};

/** What to tell an editor whose default language is not offered. */
export const defaultLanguageMissing =
  "The default language must be one of the languages offered above.";

/** What to tell an editor who offers one language twice. */
export const languageTwice = "This language is in the list twice. Remove one of the two.";

const shape = z
  .strictObject({
    /** Languages offered, in the order of the switcher. */
    languages: z
      .array(
        z.strictObject({
          code: localeRules.code,
          name: localeRules.name,
          direction: option(directions),
        }),
      )
      .min(1, { error: "Offer at least one language." })
      .refine((languages) => hasEachOnce(languages.map(({ code }) => code)), {
        error: languageTwice,
      }),
    /** For visitors whose browser asks for none of them. */
    defaultLanguage: localeRules.code,
    /** Address of the interface texts with `{{lng}}` and `{{ns}}`; null: the files shipped with the site. */
    translationFiles: localeRules.translationFiles.nullable(),
  })
  .refine(
    ({ languages, defaultLanguage }) => languages.some(({ code }) => code === defaultLanguage),
    { path: ["defaultLanguage"], error: defaultLanguageMissing },
  );

/** English alone, from the shipped files. */
export const defaultLocaleSettings: z.output<typeof shape> = {
  languages: [{ code: "en", name: "English", direction: "ltr" }],
  defaultLanguage: "en",
  translationFiles: null,
};

/** Locale settings; the defaults where there are none [PAGE-5]. */
export const localeSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultLocaleSettings);

/** GROQ: what {@link localeSettingsShape} reads. */
export const localeSettingsQuery = `*[_type == "localeSettings" && _id == "localeSettings"][0]{
    languages[]{ code, name, "direction": coalesce(direction, "ltr") },
    defaultLanguage,
    translationFiles
  }`;
