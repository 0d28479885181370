/** What one request came to. */
export type PageAnswer = { path: string; status: number; ms: number; body: string; type: string };

/** Longer than anything may take: what hangs is seen to hang. In ms. */
const GIVE_UP = 30_000;

/** Asks for a page or an interface as a visitor does, or with a member's cookie. */
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

/** The words that a page shows without script. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style|template|title|head)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Nothing to read where a person looks; a redirect or an interface's short answer is none. */
export const isBlank = ({ status, body, type }: PageAnswer): boolean =>
  status === 0 || (type.startsWith("text/html") ? wordsOf(body).length < 20 : body.length < 2);

/** What the inside of a program looks like. */
export const showsTrace = ({ body }: PageAnswer): boolean =>
  /^\s+at (?:async )?\S+ \(|\b(?:file:|node:|dist\/|\.js|\.ts)\S*:\d+:\d+|node_modules\/|Content(?:Fault|Unavailable)|ECONN/m.test(
    body,
  );
