/**
 * First argument of a call that {@link withoutGeoCalls} writes. A query that itself calls `geo::latLng` with this text
 * gets the value of `geo()` instead of null.
 */
export const geoMark = "geo()";

/** The text that replaces `geo(`. For groq-js's parser, `geo::latLng` takes any number of arguments. */
const replacement = `geo::latLng("${geoMark}",`;

/**
 * A string, a comment or a call of `geo(`. Only the call has a group. A string that doesn't end matches up to the end of
 * the query, so that the time stays proportional to the query's length.
 */
const geoCall =
  /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|\/\/[^\n]*|(?<![\w:$@.])(geo\s*\()/g;

/** A query without `geo(…)`, which groq-js can't parse. */
interface RewrittenQuery {
  text: string;
  /** Returns the position in the original query of a position in `text`. */
  originalPosition: (position: number) => number;
}

/** Replaces every `geo(` of a query by a call that groq-js can parse. */
export function withoutGeoCalls(query: string): RewrittenQuery {
  const calls: { end: number; growth: number }[] = [];
  let growth = 0;
  const text = query.replaceAll(geoCall, (found: string, call: unknown, start: number) => {
    if (typeof call !== "string") return found;
    const end = start + growth + replacement.length;
    growth += replacement.length - call.length;
    calls.push({ end, growth });
    return replacement;
  });
  const originalPosition = (position: number) =>
    position - (calls.findLast(({ end }) => end <= position)?.growth ?? 0);
  return { text, originalPosition };
}
