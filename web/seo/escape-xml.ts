const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 doesn't allow, not even as a reference (section 2.2). */
// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for the content or an attribute of an XML element. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** First line of an XML file. */
export const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
