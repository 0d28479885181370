import { createHash } from "node:crypto";

/** Tells the studio around it, and nobody else, that the frame was shown, and whether the draft cookie came along. */
const script = `parent.postMessage({marquee:"preview-check",draft:document.documentElement.dataset.draft==="on"},document.documentElement.dataset.studio)`;

const hash = createHash("sha256").update(script).digest("base64");

/** The policy of the page below, which Next sends: a header of its own settings stands before a route's. [SEC-4] */
export const framePolicy = (parents: readonly string[]): string =>
  `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${["'self'", ...parents].join(" ")}`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The page that the studio's check opens in a frame. `studio` is the origin that is told; `draft`: draft mode is on. */
export function frameAnswer({ studio, draft }: { studio: string; draft: boolean }): Response {
  const html = `<!doctype html><html lang="en" data-studio="${escaped(studio)}" data-draft="${draft ? "on" : "off"}"><title>Preview check</title><script>${script}</script>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
