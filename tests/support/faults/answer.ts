/** `ms` is the time until the response was complete, and `type` its `Content-Type`. */
export type PageAnswer = { path: string; status: number; ms: number; body: string; type: string };

/** Request timeout in ms, longer than any allowed response time, so that a hanging request is recognized. */
const GIVE_UP = 30_000;

/** Requests a page or an endpoint as a visitor, or with a member's cookie. Status 0 means that the request failed. */
export async function askSite(site: string, path: string, cookie = ""): Promise<PageAnswer> {
  const begun = performance.now();
  try {
    const response = await fetch(`${site}${path}`, {
      redirect: "manual",
      headers: { accept: "text/html,*/*", ...(cookie === "" ? {} : { cookie }) },
      signal: AbortSignal.timeout(GIVE_UP),
    });
    const body = await response.text();
    const type = response.headers.get("content-type") ?? "";
    return { path, status: response.status, ms: performance.now() - begun, body, type };
  } catch (error) {
    return { path, status: 0, ms: performance.now() - begun, body: String(error), type: "" };
  }
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template|title|head)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Whether a response contains nothing to read: the request failed, a page has fewer than 20
 * characters of text, or another body, such as that of an endpoint, has fewer than 2.
 */
export const isBlank = ({ status, body, type }: PageAnswer): boolean =>
  status === 0 || (type.startsWith("text/html") ? wordsOf(body).length < 20 : body.length < 2);

/** Whether the body reveals internals: a stack trace, a file path or an error code. */
export const showsTrace = ({ body }: PageAnswer): boolean =>
  /^\s+at (?:async )?\S+ \(|\b(?:file:|node:|dist\/|\.js|\.ts)\S*:\d+:\d+|node_modules\/|Content(?:Fault|Unavailable)|ECONN/m.test(
    body,
  );
