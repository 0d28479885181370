/**
 * Whether a word is the id of a document or an asset in the content service. Such an id identifies
 * no person.
 */
const isDocumentId = (word: string) =>
  /^(?:drafts\.)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(word) ||
  /^(?:image|file)-[\da-f]{40}-/.test(word);

/** Replaces a word that looks random, such as a key, a token or a user id of the sign-in provider. */
function withoutKey(word: string): string {
  if (isDocumentId(word)) return word;
  const isMixed = /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
  return isMixed || (word.length >= 32 && /^[\da-f]+$/i.test(word)) ? "[key]" : word;
}

/** The address on which a server listens for all networks. It belongs to nobody. */
const ANY_ADDRESS = "0.0.0.0";

/** Replaces an address of the network, unless it is one of the deployment's own servers. */
const withoutAddress = (address: string, own: readonly string[]): string =>
  address === ANY_ADDRESS || own.includes(address.toLowerCase()) ? address : "[ip]";

/**
 * Regular expressions for the sensitive parts of a line, with their replacements. They are applied
 * in this order. The query of a URL can contain anything, so it is replaced as a whole.
 */
const rules: readonly [RegExp, string | ((word: string, own: readonly string[]) => string)][] = [
  [/\/\/[^\s/@]+@/g, "//"],
  [/(?<=[\w/\])}])\?[^\s"'<>]*=[^\s"'<>]*/g, "?[query]"],
  [/(?<=[\w/])#[^\s"'<>]*=[^\s"'<>]*/g, "#[fragment]"],
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, "$1 [key]"],
  // Without versions, as in `next@16.4.6`.
  [
    /(?<![^\s"'<>(),;:=/])[^\s"'<>(),;:=/]+(?:@|%40)[^\s"'<>(),;:=/]+\.(?![\d.]+(?:[\s"'<>(),;:=/]|$))[^\s"'<>(),;:=/]+/g,
    "[e-mail]",
  ],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, "[key]"],
  [/\b[\w-]{24,}\b/g, withoutKey],
  [/(?<![\d.])(?!127\.)\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/g, withoutAddress],
  [/(?<![\w:])(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi, withoutAddress],
  [
    /(?<![\w:])(?:[\da-f]{1,4}:)*[\da-f]{1,4}::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
    withoutAddress,
  ],
  [/(?<!\w)\+\d[\d ()-]{7,}\d/g, "[phone]"],
];

/**
 * Removes secrets, personal addresses and identifiers from a text, such as an error's message. `own`
 * are network addresses of the deployment's servers, which identify no person.
 */
export function withoutSecrets(
  text: string,
  secrets: readonly string[],
  own: readonly string[] = [],
): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, "[key]");
  for (const [pattern, replacement] of rules) {
    clean =
      typeof replacement === "string"
        ? clean.replace(pattern, replacement)
        : clean.replace(pattern, (word) => replacement(word, own));
  }
  return clean;
}

/**
 * Characters that end a line, move the cursor or change the text direction. Terminals and log viewers interpret them.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Escapes control characters, line separators and direction overrides, as in `\x1b` and `\u2028`.
 */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) => {
    if (character === "\n") return "\\n";
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
  });

/**
 * Truncates a text to about `most` characters. Called before {@link withoutSecrets}, because the
 * cost of that function's regular expressions grows with the square of a word's length. The word at the cut is
 * dropped, because a partial secret would not be recognized.
 */
export function bounded(text: string, most = 2_000): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(" ", most), text.lastIndexOf("\n", most), 0);
  return `${text.slice(0, end)} …`;
}

/** Returns an error's message with that of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message} (${cause.message})`
    : error.message;
}
