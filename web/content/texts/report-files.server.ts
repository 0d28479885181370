import "server-only";
import { readSettings } from "../settings/settings.server.ts";
import { visitorView } from "../view.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { shippedLanguageOf, shippedTexts } from "../../i18n/shipped.ts";
import { readTextFile, TextFileError, type Texts } from "../../i18n/text-file.ts";
import { reportTexts, type TextReport } from "../../i18n/text-report.ts";
import { fileAddress } from "../../i18n/text-settings.ts";
import { fetchFile } from "./texts.server.ts";

/** Timeout in ms; all files are fetched in parallel while an editor waits. */
const TIMEOUT = 5_000;

/** The translation file of one language, and the problems of the language's texts. */
type LanguageReport = TextReport & {
  code: string;
  name: string;
  /** Whether the site ships texts in this language. */
  ships: boolean;
  /** URL of the language's translation file; null if the settings define none or an invalid one. */
  address: string | null;
  /**
   * The reason why the file can't be used. Null if it can be used, or if the language has no file.
   */
  problem: string | null;
};

/** The same message for every failed request: a difference would reveal which internal host names exist. */
const NOT_FETCHED =
  "The file cannot be downloaded: the URL of the file must be public and use https.";

async function readFile(address: string): Promise<{ file: Texts; problem: string | null }> {
  try {
    const { status, body } = await fetchFile(address, TIMEOUT);
    if (status !== 200)
      return { file: {}, problem: `The server that hosts the file returned status ${status}.` };
    return { file: readTextFile(body), problem: null };
  } catch (error) {
    return { file: {}, problem: error instanceof TextFileError ? error.message : NOT_FETCHED };
  }
}

/**
 * Fetches the file of every offered language and reports missing and unused keys. Throws if the settings can't be read.
 */
export async function reportTextFiles(): Promise<LanguageReport[]> {
  const { locale } = await readSettings({ ...visitorView, cached: false });
  const english = shippedTexts("en");
  return Promise.all(
    locale.languages.map(async ({ code, name }) => {
      const { translationFiles: template } = locale;
      const address = template && fileAddress(template, code, serverEnv().siteUrl);
      const { file, problem } = address
        ? await readFile(address)
        : {
            file: {},
            problem: template && "The translation files URL in the language settings is not valid.",
          };
      const report = reportTexts(code, { shipped: shippedTexts(code), file, english });
      return { code, name, ships: shippedLanguageOf(code) !== null, address, problem, ...report };
    }),
  );
}
