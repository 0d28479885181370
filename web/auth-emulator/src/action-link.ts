/** What a mail's link says besides its one-time code. */
export interface LinkTerms {
  /** The site's page that does what the mail is for. */
  callbackUri: string;
  /** The language of the mail, such as `de`; null: English. */
  language: string | null;
}

/**
 * Leads a mail's link to a page of the site, as a project's custom action address does: `mode`, `oobCode`,
 * `apiKey`, `continueUrl` and `tenantId` as the emulator wrote them, `lang` in the caller's language.
 */
export function actionLink(ofEmulator: string, { callbackUri, language }: LinkTerms): string {
  const link = new URL(callbackUri);
  const { searchParams } = new URL(ofEmulator);
  for (const [name, value] of searchParams) link.searchParams.set(name, value);
  link.searchParams.set("lang", language ?? "en");
  return link.href;
}
