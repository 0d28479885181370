import type { InParts } from "../in-parts.ts";

/** Length of JSON that is parsed, or walked through, without a pause. It takes a few milliseconds. */
const pieceLength = 500_000;

/** Parses JSON as `JSON.stringify` writes it. Pauses after each piece of a long text. */
export function* parseInParts(text: string, length = pieceLength): InParts<unknown> {
  const isList = text.startsWith("[");
  const isLong = text.length > Math.max(length, "[]".length);
  if (!isLong || !(isList || text.startsWith("{"))) return JSON.parse(text);
  const items: unknown[] = [];
  const fields: [string, unknown][] = [];
  for (let start = 1; start < text.length;) {
    const end = yield* endOfPiece(text, start, length);
    const piece = text.slice(start, end);
    const isOneItem = piece.length > length;
    if (isOneItem && isList) items.push(yield* parseInParts(piece, length));
    else if (isOneItem) {
      const colon = endOfString(piece, 0) + 1;
      const name = String(JSON.parse(piece.slice(0, colon)));
      fields.push([name, yield* parseInParts(piece.slice(colon + 1), length)]);
    } else {
      const some: object = JSON.parse(isList ? `[${piece}]` : `{${piece}}`);
      if (isList) for (const item of Object.values(some)) items.push(item);
      else for (const field of Object.entries(some)) fields.push(field);
    }
    yield;
    start = end + 1;
  }
  return isList ? items : Object.fromEntries(fields);
}

/**
 * Returns the end of a piece of a list or an object that begins at an item or a field: that of the last one before
 * `length`, or that of the first one if it is longer.
 */
function* endOfPiece(text: string, start: number, length: number): InParts<number> {
  let depth = 0;
  let end = start;
  let paused = start;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "[" || sign === "{") depth += 1;
    else if (depth > 0 && (sign === "]" || sign === "}")) depth -= 1;
    else if (depth === 0 && (sign === "," || sign === "]" || sign === "}")) {
      if (at - start > length) return end > start ? end : at;
      end = at;
      if (sign !== ",") return end;
    }
    if (at - start > length && end > start) return end;
    if (at - paused < length) continue;
    paused = at;
    yield;
  }
  throw new SyntaxError("A list or an object in JSON has no end");
}

/** Returns the position of the quotation mark that ends the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charAt(end - 1 - backslashes) === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  throw new SyntaxError("A string in JSON has no end");
}
