// cspell:ignore aeioucnsy AEIOUS åéîöûçñšý ÅÉÎÖÛŠ
import type { SanityClient } from "@sanity/client";
import { interfaceTexts } from "./interface-texts.ts";
import { restoring } from "./restoring.ts";

type Tree = { [name: string]: string | Tree };

const plain = "aeioucnsyAEIOUS";
const accents = "åéîöûçñšýÅÉÎÖÛŠ";

/**
 * Adds accents and brackets to a text and lengthens it by a third. The text stays readable and keeps its
 * `{{placeholders}}`.
 */
function accented(text: string): string {
  const letters = text.replace(
    /{{\w+}}|[A-Za-z]/g,
    (match) => accents[plain.indexOf(match)] ?? match,
  );
  return `⟦${letters}${"·".repeat(Math.ceil(text.length / 3))}⟧`;
}

const each = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === "string" ? accented(value) : each(value),
    ]),
  );

/** English texts from `Intl`: durations, days and times. */
const intlTexts = [
  /\d+ (?:day|hour|minute|second)s?/g,
  /(?:[A-Z][a-z]+day,? )?\d+ (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4}(?: at|,) \d+:\d\d [\w ]+)?/g,
  /^(?:day|hour|minute|second)s?$/g,
];

/**
 * Removes texts of the translation files and of `Intl` from a displayed text. Any remaining letters belong to
 * hard-coded texts.
 */
export function withoutPseudo(text: string): string {
  const patterns = [/⟦[^⟦⟧]*⟧/g, ...intlTexts];
  const left = patterns.reduce((words, pattern) => words.replaceAll(pattern, " "), text);
  return left.replaceAll(/^[\s:,·]+|[\s:,·]+$/g, "");
}

/**
 * Makes the site display accented, lengthened English in every language. A displayed text without
 * accents is therefore hard-coded. Stores the translation file as an asset of the dataset, so that
 * no other host is needed. Disposing the result restores the texts.
 */
export async function speakPseudo(lake: SanityClient): Promise<AsyncDisposable> {
  const texts = JSON.stringify(each(interfaceTexts("en")));
  const { path } = await lake.assets.upload("file", Buffer.from(texts), {
    filename: "interface.json",
    contentType: "application/json",
  });
  const translationFiles = `/cdn/${path}?lng={{lng}}&ns={{ns}}`;
  const before = await restoring(lake, "localeSettings");
  await lake.patch("localeSettings").set({ translationFiles }).commit();
  return before;
}
