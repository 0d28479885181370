import { beginScripts } from "./internals/begin-scripts.ts";
import { scriptFilesOf, withoutScriptFiles } from "./internals/script-elements.ts";

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * Replaces the script files in a page's HTML with one inline script. It loads them when the page is
 * painted and the browser is idle, or when the visitor interacts. Otherwise their 135 kB would
 * share a slow connection with the opening image (simulated 4G: largest contentful paint at
 * 2.2–3.2 s instead of 1.7 s). The text of the inline script is always the same, so a policy can
 * allow it by hash. Files can't be allowed by hash. `steps` are the modules to evaluate first, each
 * in its own task.
 */
export function startScripts(html: string, steps: readonly number[]): string {
  const scripts = scriptFilesOf(html);
  if (scripts.length === 0) return html;
  const list = attribute(JSON.stringify(scripts));
  const element = `<script data-scripts="${list}" data-steps="${JSON.stringify(steps)}">${beginScripts}</script>`;
  return withoutScriptFiles(html).replace("</body>", (end) => `${element}${end}`);
}
