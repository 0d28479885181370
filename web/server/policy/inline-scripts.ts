import { createHash } from "node:crypto";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const otherFile = /\ssrc=/;
/**
 * Matches a type that marks data, such as `application/ld+json`. Elements with such a type need no hash, because
 * browsers don't run them and policies don't cover them.
 */
const data = /\stype="(?!text\/javascript"|module")/;

/** Returns the texts of the inline scripts that a browser would run, in document order. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) =>
    otherFile.test(attributes) || data.test(attributes) ? [] : [text],
  );

/** Returns the hash of a script as written in a policy, with quotes. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
