/**
 * Phone numbers, for the server and the browser. The rules of all countries are large, so a page loads this module only
 * where somebody types a number.
 */
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { invisible } from "./invisible.ts";

/** Maximum length of a typed number, with its extension. */
const LONGEST = 60;

/** A phone number. */
export type PhoneNumber = {
  /** The number as a provider expects it (E.164), without its extension: `+442079460958`. */
  e164: string;
  /** The number as people write it, with its extension: `+44 20 7946 0958 ext. 7`. */
  written: string;
};

/**
 * Returns the spellings of a typed number to try: as it is, without the zero that is dialled only inside the country
 * (`+1 (0) 415 …`), and with `+` for the prefix `00`.
 */
function spellingsOf(typed: string): string[] {
  const plain = typed.normalize("NFKC").replaceAll(invisible, "").trim().replace(/^tel:/i, "");
  return [plain, plain.replace(/^(\+[^(]*)\(0\)/, "$1"), plain.replace(/^\(?00/, "+")];
}

const isCountry = (country: string | null): country is CountryCode =>
  country !== null && isSupportedCountry(country);

/**
 * Parses a phone number as people write it: with the digits and separators of any script, and with an extension. A
 * number without a country code belongs to `country` (ISO 3166, such as `GB`). Returns null if no phone number of the
 * country has this length.
 */
export function parsePhoneNumber(typed: string, country: string | null): PhoneNumber | null {
  if (typed.length > LONGEST) return null;
  const defaultCountry = isCountry(country) ? { defaultCountry: country } : {};
  for (const spelling of spellingsOf(typed)) {
    const number = parsePhoneNumberFromString(spelling, { ...defaultCountry, extract: false });
    if (number?.isPossible() !== true) continue;
    const written = number.format("INTERNATIONAL", {
      formatExtension: (formatted, extension) => `${formatted} ext. ${extension}`,
    });
    return { e164: number.number, written };
  }
  return null;
}
