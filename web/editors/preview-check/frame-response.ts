import { createHash } from "node:crypto";

/**
 * Script that sends a message to the embedding studio. The message says that the frame has loaded, and whether draft
 * mode is on. No other origin receives the message.
 */
const script = `parent.postMessage({marquee:"preview-check",draft:document.documentElement.dataset.draft==="on"},document.documentElement.dataset.studio)`;

const hash = createHash("sha256").update(script).digest("base64");

/**
 * Content security policy of the page that {@link frameResponse} returns. Next.js sends the policy
 * from its `headers` setting, because that setting takes precedence over a route's own header.
 * [SEC-4]
 */
export const framePolicy = (parents: readonly string[]): string =>
  `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${["'self'", ...parents].join(" ")}`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Returns the page that the studio's check opens in a frame. `studio` is the origin that receives the result. `isDraftMode`
 * is true if draft mode is on.
 */
export function frameResponse({
  studio,
  isDraftMode,
}: {
  studio: string;
  isDraftMode: boolean;
}): Response {
  const html = `<!doctype html><html lang="en" data-studio="${escaped(studio)}" data-draft="${isDraftMode ? "on" : "off"}"><title>Preview check</title><script>${script}</script>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
