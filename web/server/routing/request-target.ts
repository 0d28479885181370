/**
 * Maximum length of a path in characters: about twice the length of the longest valid path, a
 * percent-encoded slug with its language and a file name.
 */
const MAX_PATH = 4_096;

/** Maximum number of parameters in a query. Next.js and URL parsers take up to a second for thousands. [SEC-5] */
const MAX_PARAMETERS = 200;

/** The target of a request, parsed once for all checks. */
export type RequestTarget =
  | { kind: "path"; path: string; segments: readonly string[]; search: string }
  /** The normalized address, for a permanent redirect. */
  | { kind: "moved"; location: string }
  /** A target that no browser sends. */
  | { kind: "refused" };

const refused: RequestTarget = { kind: "refused" };

/** HTTP clients may send an absolute URL (RFC 9112, 3.2.2). Only its path is used. */
const origin = /^https?:\/\/[^/?#]*/i;

/** Matches a path of printable ASCII characters. Browsers percent-encode all others. */
const sendable = /^\/[!-~]*$/;
/** Matches characters that browsers never send in a path: `#` begins a fragment, and `\` becomes `/`. */
const misread = /[#\\]/;

// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const unsafe = /[\u0000-\u001f\u007f/\\]/;

/** Decodes one segment. Returns null when it is a dot segment, contains a separator or is not UTF-8. */
function decodeSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return text === "." || text === ".." || unsafe.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Parses the target of a request. Rejects anything that the serving layer and Next.js could parse
 * differently: dot segments, encoded separators, control characters, invalid percent-encoding. Also rejects queries of very
 * many parameters.
 * Paths with empty segments are redirected to their normal form.
 */
export function readTarget(url: string): RequestTarget {
  const target = url.replace(origin, "") || "/";
  const end = target.indexOf("?");
  const path = end === -1 ? target : target.slice(0, end);
  const search = end === -1 ? "" : target.slice(end);
  if (search.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return refused;
  if (path.length > MAX_PATH || !sendable.test(path) || misread.test(path)) return refused;
  const raw = path.slice(1).split("/");
  const segments: string[] = [];
  for (const each of raw) {
    const text = decodeSegment(each);
    if (text === null) return refused;
    segments.push(text);
  }
  if (path === "/") return { kind: "path", path, segments: [], search };
  if (!segments.includes("")) return { kind: "path", path, segments, search };
  return { kind: "moved", location: `/${raw.filter(Boolean).join("/")}${search}` };
}
