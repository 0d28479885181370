import type { IndexEntry, NewFile } from "./index-entry.ts";

type TextTree = { [name: string]: string | TextTree };

const singular = /_one$/;
const plural = /_other$/;

/** Returns the texts with every plural form of the language. Each begins as the English plural. */
function withPlurals(texts: TextTree, forms: readonly string[]): TextTree {
  const entries = Object.entries(texts).flatMap(([key, text]): [string, string | TextTree][] => {
    if (typeof text !== "string") return [[key, withPlurals(text, forms)]];
    if (singular.test(key)) return forms.includes("one") ? [[key, text]] : [];
    if (!plural.test(key)) return [[key, text]];
    const base = key.replace(plural, "");
    return forms.filter((form) => form !== "one").map((form) => [`${base}_${form}`, text]);
  });
  return Object.fromEntries(entries);
}

/**
 * Returns a language's tag as the site writes it.
 *
 * @throws An error with an example if it is no language tag, or if the product has the language.
 */
export function languageTag(name: string, present: readonly string[]): string {
  const tag = canonicalTag(name);
  if (tag === undefined)
    throw new Error(`"${name}" is no language tag: use one such as "pt", "pt-BR" or "zh-Hant".`);
  if (present.includes(tag)) throw new Error(`The site has texts in "${tag}" already.`);
  return tag;
}

function canonicalTag(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}

/** Returns the file of a language's texts, which begins with the English ones. */
export function fileOfLanguage(tag: string, english: TextTree): NewFile {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const texts = withPlurals(english, pluralCategories);
  return { file: `web/own/languages/${tag}.json`, text: `${JSON.stringify(texts, null, 2)}\n` };
}

export function entryOfLanguage(tag: string): IndexEntry {
  const name = `texts_${tag.replaceAll("-", "_")}`;
  return {
    file: "web/own/languages.ts",
    import: `import ${name} from "./languages/${tag}.json" with { type: "json" };`,
    object: "ownLanguages",
    entry: `${JSON.stringify(tag)}: ${name}`,
  };
}
