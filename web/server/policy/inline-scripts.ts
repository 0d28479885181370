import { createHash } from "node:crypto";
import { isPayload } from "../internals/framework-scripts.ts";

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

/**
 * Joins adjacent scripts that pass data to Next.js. A page has about ten such scripts, a long page
 * hundreds. Each would add a hash to a header that proxies limit to 4 kB.
 */
export function joinPayloads(html: string): string {
  let joined = "";
  let done = 0;
  let isOpen = false;
  for (const { 0: whole, 1: attributes, 2: text = "", index } of html.matchAll(element)) {
    const isJoined = attributes === "" && isPayload(text);
    const follows = isJoined && isOpen && index === done;
    if (isOpen && !follows) joined += "</script>";
    joined += html.slice(done, index);
    joined += follows ? `;${text}` : isJoined ? `<script>${text}` : whole;
    isOpen = isJoined;
    done = index + whole.length;
  }
  return `${joined}${isOpen ? "</script>" : ""}${html.slice(done)}`;
}
