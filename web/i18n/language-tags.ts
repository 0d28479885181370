// cspell:ignore Adlm Hebr Mand Nkoo Rohg Samr Syrc Thaa
/** Returns a tag with its likely script and region (CLDR): `zh-TW` is `zh-Hant-TW`. Null if it is not a language tag. */
export function likelyTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/**
 * Returns the tag in `tags` that has the same language and script as `tag`: `es` for `es-419`, but not `sr` for
 * `sr-Latn`. Prefers the tag itself. Null if there is none.
 */
export function sameScriptIn<Tag extends string>(tag: string, tags: readonly Tag[]): Tag | null {
  const itself = tags.find((each) => each === tag);
  if (itself !== undefined) return itself;
  const wanted = likelyTag(tag);
  if (wanted === null) return null;
  const found = tags.find((each) => {
    const likely = likelyTag(each);
    return likely?.language === wanted.language && likely.script === wanted.script;
  });
  return found ?? null;
}

/** Scripts that are written from right to left and have living users. */
const rightToLeft: ReadonlySet<string | undefined> = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

/** Returns the direction of a language's script: `az` is left to right, `az-Arab` right to left. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  rightToLeft.has(likelyTag(tag)?.script) ? "rtl" : "ltr";
