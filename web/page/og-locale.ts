/**
 * Takes a language code, gives it as Open Graph writes it, with the land where most of its readers are unless it
 * names another: `de` is `de_DE`, `pt-BR` is `pt_BR`.
 */
export function ogLocale(code: string): string {
  try {
    const { language, region } = new Intl.Locale(code).maximize();
    return region === undefined ? language : `${language}_${region}`;
  } catch {
    return code;
  }
}
