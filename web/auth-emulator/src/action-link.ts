/** Parameters of an email action link, besides its one-time code. */
export interface LinkTerms {
  /** URL of the site's page that handles email actions. */
  callbackUri: string;
  /** Language of the email, such as `de`. Null means English. */
  language: string | null;
}

/**
 * Points an email's link at a page of the site, as Firebase does for projects with a custom action
 * URL. Copies the emulator's query parameters (`mode`, `oobCode`, `apiKey`, `continueUrl`,
 * `tenantId`) and sets `lang` to the caller's language.
 */
export function actionLink(ofEmulator: string, { callbackUri, language }: LinkTerms): string {
  const link = new URL(callbackUri);
  const { searchParams } = new URL(ofEmulator);
  for (const [name, value] of searchParams) link.searchParams.set(name, value);
  link.searchParams.set("lang", language ?? "en");
  return link.href;
}
