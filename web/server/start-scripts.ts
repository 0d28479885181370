import { beginScripts } from "./begin-scripts.ts";
import { hasOpeningImage, scriptFilesOf, withoutScriptFiles } from "./internals/script-elements.ts";

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Replaces the script files in a page's HTML with one inline script that loads them. Its text is always the same, so a
 * policy can allow it by hash, which it can't for a file. On a page with an opening image, the scripts load after it.
 * Otherwise 135 kB needed only later would share a slow connection with the image (simulated 4G: largest paint 2.2–3.2
 * s, without them 1.7 s). On other pages they load at once, before the styles, because an inline script would wait for
 * styles before it.
 */
export function startScripts(html: string): string {
  const scripts = scriptFilesOf(html);
  if (scripts.length === 0) return html;
  const rest = withoutScriptFiles(html);
  const list = attribute(JSON.stringify(scripts));
  const element = (when: string) =>
    `<script data-scripts="${list}"${when}>${beginScripts}</script>`;
  return hasOpeningImage(html)
    ? rest.replace("</body>", (end) => `${element("")}${end}`)
    : rest.replace("<head>", (start) => `${start}${element(" data-at-once")}`);
}
