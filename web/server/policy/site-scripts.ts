import { log } from "../../runtime/log.ts";
import type { BufferedResponse } from "../request-from-next.ts";
import { inlineScripts } from "./inline-scripts.ts";

/**
 * Returns the site's own inline scripts, which are in the head of every page
 * (`design/layout/color-scheme.ts`). The build changes their source text. The function therefore
 * reads them from a rendered page that has no content: the error page for 503. Returns an empty
 * list if that page can't be rendered.
 */
export async function siteScripts(
  requestPage: (path: string) => Promise<BufferedResponse>,
): Promise<string[]> {
  const { status, body } = await requestPage("/en/notice/503");
  if (status !== 200) {
    log.warn(
      "policy: the site's own scripts are not known, because the error page for 503 was not rendered",
      { status },
    );
    return [];
  }
  const head = body.slice(0, body.indexOf("</head>"));
  return inlineScripts(head);
}
