import { expect, test } from "vitest";
import { countryOf } from "./country.ts";

const languages = [
  { code: "en", region: "GB" },
  { code: "de", region: null },
  { code: "es-419", region: null },
];

test.each([
  ["CH", "en", "CH"],
  [null, "en", "GB"],
  [null, "de", "DE"],
  [null, "ja", "JP"],
  [null, "es-419", null],
])(
  "[FORM-5] with the country %j in the settings, numbers on pages in %s belong to %j",
  (country, language, expected) => {
    expect(countryOf(language, { country, languages })).toBe(expected);
  },
);
