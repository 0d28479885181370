import { createHash } from "node:crypto";

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const otherFile = /\ssrc=/;
/** Types such as `application/ld+json` mark data, which browsers don't run and policies don't cover. */
const data = /\stype="(?!text\/javascript"|module")/;

/** Returns the texts of the inline scripts that a browser would run, in document order. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) =>
    otherFile.test(attributes) || data.test(attributes) ? [] : [text],
  );

/** Returns the hash of a script as written in a policy, with quotes. */
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

// Next.js writes data into a page as a call to one of its own functions.
const payload = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(([\s\S]*)\)$/;
const chunks = /^\(globalThis\["\w+"\] \|\| \(globalThis\["\w+"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/;

/** The end of a script of React that moves streamed content into place. */
const placing = /;?\$R[A-Z]\(([^()]*)\);?$/;

/** Escapes a text as in the source of React's renderer. */
const inSource = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("'", "\\'");

/**
 * Creates a test for scripts that Next.js and React write into a page. Such a script is data for a known function, or
 * text contained in `renderer`, the source of React's renderer. A script that content injects through a bug of ours is
 * neither, so it gets no hash and does not run.
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
 * Joins adjacent scripts that pass data to Next.js. A page has about ten, a long page hundreds. Each would add a hash
 * to a header that proxies limit to 4 kB.
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
