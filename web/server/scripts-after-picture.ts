import { beginScripts } from "./begin-scripts.ts";

/** As Next writes the scripts that start a page, and the one it asks for ahead. */
const starting = /<script src="(\/_next\/static\/[^"]+\.js[^"]*)" async=""><\/script>/g;
const ahead =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/** The picture that a page opens with. */
const opening = /<img\b[^>]*\bfetchPriority="high"/i;

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Takes a page's HTML, gives it with its scripts begun after the picture it opens with: 135 kB that are wanted a moment
 * later shared a slow connection with the picture (simulated 4G: largest paint 2.2–3.2 s, without them 1.7 s). A page
 * without such a picture is given back as it is. The added script's own text is always the same, so that a policy can
 * name its hash.
 */
export function scriptsAfterPicture(html: string): string {
  const scripts = [...new Set([...html.matchAll(starting)].map(([, source]) => source))];
  if (scripts.length === 0 || !opening.test(html) || !html.includes("</body>")) return html;
  const list = attribute(JSON.stringify(scripts));
  const begin = `<script data-scripts="${list}">${beginScripts}</script></body>`;
  return html
    .replaceAll(starting, "")
    .replaceAll(ahead, "")
    .replace("</body>", () => begin);
}
