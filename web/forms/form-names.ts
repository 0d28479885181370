/** Prefix of the names of a form's own fields, which separates them from the site's fields below. */
const PREFIX = "f_";

/** Returns the name of a field's input. */
export const inputName = (key: string): string => `${PREFIX}${key}`;

/** Returns the key of the field that an input belongs to; null for the site's own inputs. */
export const keyOfInput = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;

/** Names of the inputs that the site adds to each form. */
export const siteInputs = {
  /** Id of the document that displays the form. */
  page: "page",
  language: "language",
  /** One-time code of a form on a page that is rendered per request. */
  nonce: "nonce",
  /** Solution of the proof of work, which the form's script computes. */
  proof: "proof",
  /** Honeypot: people don't see this input, and leave it empty. */
  honeypot: "homepage",
} as const;

/** Path of the endpoint that receives a form. */
export const formPath = (id: string): string => `/api/forms/${encodeURIComponent(id)}`;

/** Path of the page on which visitors without script correct, check and send a form. */
export const formPagePath = (language: string, id: string): string =>
  `/${language}/form/${encodeURIComponent(id)}`;

/** Id of a form's document, as Sanity allows it. A URL can contain anything. */
export const isDocumentId = (id: string): boolean => /^[\w.-]{1,128}$/.test(id);
