/**
 * Converts a language code to Open Graph's format: `de` is `de_DE`, `pt-BR` is `pt_BR`. A code without a region gets
 * the most likely region.
 */
export function ogLocale(code: string): string {
  try {
    const { language, region } = new Intl.Locale(code).maximize();
    return region === undefined ? language : `${language}_${region}`;
  } catch {
    return code;
  }
}
