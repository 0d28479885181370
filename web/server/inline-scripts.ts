import { createHash } from "node:crypto";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const otherFile = /\ssrc=/;
/** `application/ld+json` and its like hold data: no browser runs them, and no policy asks about them. */
const data = /\stype="(?!text\/javascript"|module")/;

/** The texts of the inline scripts that a browser would run, in their order. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) =>
    otherFile.test(attributes) || data.test(attributes) ? [] : [text],
  );

/** A script's text as a policy names it, quotes included. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

// What Next writes into a page is data handed to a function of its own.
const payload = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(([\s\S]*)\)$/;
const chunks = /^\(globalThis\["\w+"\] \|\| \(globalThis\["\w+"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/;

/** How React ends a script that puts late content into its place. */
const placing = /;?\$R[A-Z]\(([^()]*)\);?$/;

/** As the text would stand in the source of React's renderer. */
const inSource = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("'", "\\'");

/**
 * Tells the scripts that Next and React write into a page from all others: data for a known function, or a text that
 * stands in `renderer`, the source of React's renderer. Whatever content might bring into a page by some mistake of
 * ours is neither, so it gets no hash and does not run.
 */
export function createFrameworkScripts(renderer: string): (text: string) => boolean {
  return (text) => {
    const known = payload.exec(text) ?? chunks.exec(text);
    if (known) return isJson(known[1] ?? "");
    const call = placing.exec(text);
    if (call && !isJson(`[${call[1]}]`)) return false;
    const rest = call ? text.slice(0, call.index) : text;
    return rest === "" || renderer.includes(inSource(rest));
  };
}

/**
 * Joins the scripts that hand Next a page's data where one follows the other: some ten in a page, hundreds in a long
 * one, each of which would be named in a header that proxies allow 4 kB.
 */
export function joinPayloads(html: string): string {
  let joined = "";
  let done = 0;
  let isOpen = false;
  for (const { 0: whole, 1: attributes, 2: text = "", index } of html.matchAll(element)) {
    const isPayload = attributes === "" && payload.test(text);
    const follows = isPayload && isOpen && index === done;
    if (isOpen && !follows) joined += "</script>";
    joined += html.slice(done, index);
    joined += follows ? `;${text}` : isPayload ? `<script>${text}` : whole;
    isOpen = isPayload;
    done = index + whole.length;
  }
  return `${joined}${isOpen ? "</script>" : ""}${html.slice(done)}`;
}
