import { beginScripts } from "./begin-scripts.ts";

/** As Next writes the scripts that start a page, and the one it asks for ahead. */
const starting = /<script src="(\/_next\/static\/[^"]+\.js[^"]*)" async=""><\/script>/g;
const ahead =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/** The picture that a page opens with. */
const opening = /<img\b[^>]*\bfetchPriority="high"/i;

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Takes a page's HTML, gives it with its files of script begun by an inline one whose text is always the same: a policy
 * can name that by its hash, but not a file. On a page that opens with a picture they begin after it: 135 kB that are
 * wanted a moment later shared a slow connection with the picture (simulated 4G: largest paint 2.2–3.2 s, without them
 * 1.7 s). On every other page they begin at once, before the styles, for which an inline script would have to wait.
 */
export function startScripts(html: string): string {
  const scripts = [...new Set([...html.matchAll(starting)].map(([, source]) => source))];
  if (scripts.length === 0) return html;
  const rest = html.replaceAll(starting, "").replaceAll(ahead, "");
  const list = attribute(JSON.stringify(scripts));
  const element = (when: string) =>
    `<script data-scripts="${list}"${when}>${beginScripts}</script>`;
  return opening.test(html)
    ? rest.replace("</body>", (end) => `${element("")}${end}`)
    : rest.replace("<head>", (start) => `${start}${element(" data-at-once")}`);
}
