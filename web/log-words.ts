/** An identifier that the content service gives: it names a document and nobody. */
const isDocumentId = (word: string) =>
  /^(?:drafts\.)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(word) ||
  /^(?:image|file)-[\da-f]{40}-/.test(word);

/** Long words that nobody chose: keys, tokens, and the ids that the sign-in provider gives people. */
function withoutKey(word: string): string {
  if (isDocumentId(word)) return word;
  const isMixed = /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
  return isMixed || (word.length >= 32 && /^[\da-f]+$/i.test(word)) ? "[key]" : word;
}

/** What is taken out of a line, in this order: an address's query can hold anything, so it goes as a whole. */
const rules: readonly [RegExp, string | ((word: string) => string)][] = [
  [/\/\/[^\s/@]+@/g, "//"],
  [/(?<=[\w/\])}])\?[^\s"'<>]*=[^\s"'<>]*/g, "?[query]"],
  [/(?<=[\w/])#[^\s"'<>]*=[^\s"'<>]*/g, "#[fragment]"],
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, "$1 [key]"],
  [/[^\s"'<>(),;:=/]+(?:@|%40)[^\s"'<>(),;:=/]+\.[^\s"'<>(),;:=/]+/g, "[e-mail]"],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, "[key]"],
  [/\b[\w-]{24,}\b/g, withoutKey],
  [/(?<![\d.])(?!127\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, "[ip]"],
  [/(?<![\w:])(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi, "[ip]"],
  [
    /(?<![\w:])(?:[\da-f]{1,4}:)*[\da-f]{1,4}::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
    "[ip]",
  ],
  [/(?<!\w)\+\d[\d ()-]{7,}\d/g, "[phone]"],
];

/** Takes what may be in an error's message, gives it without secrets, addresses of people and what leads to them. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, "[key]");
  for (const [what, instead] of rules) {
    clean =
      typeof instead === "string" ? clean.replace(what, instead) : clean.replace(what, instead);
  }
  return clean;
}

/** Why something failed, in a line: an error's own words and those of what caused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== error.message
    ? `${error.message} (${cause.message})`
    : error.message;
}
