import type { IncomingMessage, ServerResponse } from "node:http";
import { parseCookie } from "cookie";
import { LANGUAGE_COOKIE, type LanguageSettings, negotiateLanguage } from "../i18n/languages.ts";
import { encodingFor } from "./page-cache/encoding.ts";
import { type ErrorPages, type ErrorStatus, headersOf } from "./error-pages.ts";

/**
 * Values of `Sec-Fetch-Dest` for documents. Clients that do not send the header are treated as requesting a document.
 */
const documents: readonly (string | undefined)[] = [
  "document",
  "iframe",
  "frame",
  "object",
  "embed",
];

const plainTexts = { 400: "Bad request.", 404: "Not found.", 503: "Not available." } as const;

/** Whether a client requests a document, rather than an image, a script or an RSC payload. */
function isDocumentRequest({ headers, url = "" }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"];
  const isEndpoint = /^\/(?:api|cdn|_next|__|calendar|icons|social|sitemaps|typefaces)\//.test(url);
  return (
    headers["rsc"] === undefined && !isEndpoint && (!destination || documents.includes(destination))
  );
}

/** Returns the language of an error page: that of the path if the site offers it, otherwise the visitor's. */
export function errorLanguage(
  { url = "", headers }: Pick<IncomingMessage, "url" | "headers">,
  settings: LanguageSettings,
): string {
  const first = /^\/([^/?]*)/.exec(url)?.[1];
  if (settings.languages.some(({ code }) => code === first)) return first ?? "";
  const remembered = parseCookie(headers.cookie ?? "")[LANGUAGE_COOKIE] ?? null;
  return negotiateLanguage(headers["accept-language"] ?? null, remembered, settings);
}

export type ErrorParts = {
  errorPages: ErrorPages;
  headers: readonly { key: string; value: string }[];
  languages: () => LanguageSettings;
};

/** Sends the page for an error, or one line of text to clients that did not request a document. */
export async function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: ErrorStatus,
  { errorPages, headers, languages }: ErrorParts,
): Promise<void> {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (!isDocumentRequest(request)) {
    for (const { key, value } of headers) response.setHeader(key, value);
    response.writeHead(status, {
      ...headersOf[status],
      "content-type": "text/plain; charset=utf-8",
    });
    response.end(plainTexts[status]);
    return;
  }
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const page = await errorPages.find(errorLanguage(request, languages()), status, encoding);
  response.writeHead(status, page.head);
  response.end(page.body);
}
