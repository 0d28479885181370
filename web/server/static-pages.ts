import type { IncomingMessage, ServerResponse } from "node:http";
import { keepQuery } from "./keep-query.ts";
import type { Encoding, PageMemory } from "./page-memory.ts";
import { scriptsAfterPicture } from "./scripts-after-picture.ts";

/** The best of what the browser takes. */
function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = headers["accept-encoding"]?.split(",") ?? [];
  const takes = (name: string) =>
    accepted.some((entry) => {
      const [coding = "", weight = ""] = entry.split(";");
      return coding.trim() === name && !/^\s*q=0(?:\.0+)?\s*$/.test(weight);
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/** The tag of a prerendered page of this answer; null for everything else that Next may answer with. */
function tagOfPage(answer: ServerResponse): string | null {
  const tag = answer.getHeader("etag");
  const isPage =
    answer.getHeader("x-nextjs-prerender") === "1" &&
    String(answer.getHeader("content-type")).startsWith("text/html");
  return isPage && typeof tag === "string" && tag !== "" ? tag : null;
}

/** Sends the prerendered pages among Next's answers as this server keeps them: finished, compressed once. */
export function sendStaticPages(
  request: IncomingMessage,
  answer: ServerResponse,
  memory: PageMemory,
): void {
  if (request.method !== "GET") return;
  const end = answer.end.bind(answer);
  // A prerendered page comes whole, in the one call that ends the answer.
  const endWithPage = (...args: Parameters<typeof end>) => {
    keepQuery(request, answer);
    const [html] = args;
    const isWhole = !answer.headersSent && (typeof html === "string" || Buffer.isBuffer(html));
    const tag = isWhole ? tagOfPage(answer) : null;
    if (tag === null) return end(...args);
    const encoding = encodingFor(request);
    const page = memory.page(tag, encoding, () => scriptsAfterPicture(String(html)));
    if (encoding !== "identity") answer.setHeader("content-encoding", encoding);
    answer.setHeader("content-length", page.length);
    return end(page);
  };
  Object.defineProperty(answer, "end", { value: endWithPage, configurable: true });
}
