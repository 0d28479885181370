import "server-only";
import { readSettings } from "../content/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { serverEnv } from "../env.server.ts";
import { shippedLanguages, shippedTexts } from "./shipped.ts";
import { readTextFile, type Texts } from "./text-file.ts";
import { reportTexts, type TextReport } from "./text-report.ts";
import { fileAddress } from "./text-settings.ts";
import { fetchFile } from "./texts.server.ts";

/** An editor waits for all files at once. In ms. */
const PATIENCE = 5_000;

/** What a language's texts are made of, and what is wrong with them. */
type LanguageReport = TextReport & {
  code: string;
  name: string;
  /** Whether texts in it come with the site. */
  ships: boolean;
  /** Where its file is read; null where the settings name none. */
  address: string | null;
  /** Why the file can't be used; null where it can, or where there is none. */
  problem: string | null;
};

async function readFile(address: string): Promise<{ file: Texts; problem: string | null }> {
  try {
    const { status, body } = await fetchFile(address, PATIENCE);
    if (status !== 200) throw new Error(`The host answers with status ${status}.`);
    return { file: readTextFile(body), problem: null };
  } catch (error) {
    return { file: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads every offered language's file anew and says what each lacks and holds in vain. Throws without settings. */
export async function reportTextFiles(): Promise<LanguageReport[]> {
  const { locale } = await readSettings({ ...visitorView, cached: false });
  const english = shippedTexts("en");
  return Promise.all(
    locale.languages.map(async ({ code, name }) => {
      const { translationFiles: template } = locale;
      const address = template && fileAddress(template, code, serverEnv().siteUrl);
      const { file, problem } = address
        ? await readFile(address)
        : { file: {}, problem: template && "The address in the settings is none." };
      const report = reportTexts(code, { shipped: shippedTexts(code), file, english });
      return { code, name, ships: shippedLanguages.includes(code), address, problem, ...report };
    }),
  );
}
