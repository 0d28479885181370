import { identifier } from "./identifier.contract.ts";

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** An ISO 3166-1 country code, such as `GB`, that `Intl.DisplayNames` knows. */
export const regionCode = identifier(
  (text) => /^[A-Z]{2}$/.test(text) && names.of(text) !== undefined,
  "Enter a country code of two capital letters, such as GB, US or CH.",
);
