const script = /<script\b([^>]*)>([\s\S]*?)<\/script[^>]*>/gi;

/** Matches a type that marks data, such as `application/ld+json`. Browsers don't run such an element. */
const data = /\stype="application\/(?:ld\+)?json"/;

/** The preloads that React writes for script files. */
const preload = /<link rel="(?:preload" as="script"|modulepreload")[^>]*>/g;

/** Content that React has streamed: a hidden element, and the script that moves it to its place. */
const streamed =
  /<div hidden id="(S:\w+)">([\s\S]*?)<\/div><script>[\s\S]*?\$RC\("(B:\w+)","\1"\)<\/script>/g;

const BOUNDARY_END = "<!--/$-->";

/** Moves the content that React has streamed to its place, as its script does in a browser. */
function placeStreamed(html: string): string {
  let placed = html;
  for (const [whole, , content = "", boundary = ""] of html.matchAll(streamed)) {
    placed = placed.replace(whole, "");
    const start = placed.indexOf(`<template id="${boundary}"></template>`);
    const end = placed.indexOf(BOUNDARY_END, start);
    if (start >= 0 && end >= 0) placed = placed.slice(0, start) + content + placed.slice(end);
  }
  return placed;
}

/**
 * Returns a page's HTML without its framework: without the scripts and the payload of Next.js. Data and the scripts in
 * `own` stay. What content might bring into a page through a bug in the site is neither, so it goes too.
 */
export const withoutFramework = (html: string, own: ReadonlySet<string>): string =>
  placeStreamed(html)
    .replaceAll(script, (whole, attributes: string, text: string) =>
      data.test(attributes) || (!attributes.includes(" src=") && own.has(text)) ? whole : "",
    )
    .replaceAll(preload, "");
