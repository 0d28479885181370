import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The React renderer that Next.js runs in production. */
const RENDERER = "next/dist/compiled/next-server/app-page-turbo.runtime.prod.js";

/** Reads the source of React's renderer. It contains the scripts that React writes into pages. */
export const readRenderer = (): string =>
  readFileSync(createRequire(import.meta.url).resolve(RENDERER), "utf8");

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

// Next.js passes data to the browser in scripts that call one of its own functions. These patterns match such scripts.
const payload = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(([\s\S]*)\)$/;
const chunks = /^\(globalThis\["\w+"\] \|\| \(globalThis\["\w+"\] = \[\]\)\)\.push\(([\s\S]*)\);?$/;

/** Matches the call at the end of a React script, which moves streamed content into place. */
const placing = /;?\$R[A-Z]\(([^()]*)\);?$/;

/** Matches each position in a script where React begins to define another function or variable. */
const definition = /(?<=;)(?=\$R[A-Z]=)/;

/** Escapes a text as in the source of React's renderer. */
const inSource = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("'", "\\'");

/** Whether a script passes data of a page to Next.js. */
export const isPayload = (text: string): boolean => payload.test(text);

/**
 * Creates a function that recognizes the scripts that Next.js and React write into a page. Such a script passes data
 * to a known function, or consists of code from `renderer`, the source of React's renderer. A script that content
 * injects through a bug in the site is neither. Browsers do not run it, because its hash is then missing from the
 * Content Security Policy.
 */
export function createFrameworkScripts(renderer: string): (text: string) => boolean {
  return (text) => {
    const known = payload.exec(text) ?? chunks.exec(text);
    if (known) return isJson(known[1] ?? "");
    const call = placing.exec(text);
    if (call && !isJson(`[${call[1]}]`)) return false;
    const rest = call ? text.slice(0, call.index) : text;
    // Checks each function separately. React puts all functions that the page still needs into one script, but
    // they are separate texts in the renderer's source.
    return rest.split(definition).every((part) => renderer.includes(inSource(part)));
  };
}
