import { log } from "../log.ts";
import type { NextAnswer } from "./ask-next.ts";
import { inlineScripts } from "./inline-scripts.ts";

/**
 * The scripts of the site's own that stand in the head of every page (`site/lights.ts`). The build rewrites them, so
 * their texts are read from a page that holds nothing of anybody's: the notice that the site is not available.
 */
export async function houseScripts(
  ask: (path: string) => Promise<NextAnswer>,
  isFramework: (script: string) => boolean,
): Promise<string[]> {
  const { status, body } = await ask("/en/notice/503");
  if (status !== 200) {
    log.warn("policy: the site's own scripts are not known: its notice did not answer", { status });
    return [];
  }
  const head = body.slice(0, body.indexOf("</head>"));
  return inlineScripts(head).filter((text) => !isFramework(text));
}
