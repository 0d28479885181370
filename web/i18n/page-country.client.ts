/**
 * Returns the country of phone numbers without a country code, which the server wrote to the root element (see
 * app/[locale]/layout.tsx).
 */
export const pageCountry = (): string | null => document.documentElement.dataset["country"] ?? null;
