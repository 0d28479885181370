import { createLossCounter, type PasteLoss } from "./paste-losses.ts";
import { createEntries, type PastedEntry } from "./pasted-entries.ts";
import { pastedAddress } from "./pasted-links.ts";
import { readPastedHtml } from "./read-pasted-html.ts";

type Paste = { entries: PastedEntry[]; losses: PasteLoss[] };

/** Maximum number of characters of HTML or text that are read. */
const LONGEST = 5_000_000;

/** Maximum number of characters of a text that the Portable Text Editor reads itself. */
const LONGEST_TEXT = 100_000;

/** Number of characters from which on the address of a file that is part of the HTML is left out. */
const LONG_FILE = 200;

/** Removes the content of images from HTML, which would use up the room for words. */
function withoutFiles(html: string): string {
  const [before = "", ...rest] = html.split("data:");
  const cut = rest.map((part) => {
    const end = part.search(/["'\s)>]/);
    return end > LONG_FILE ? part.slice(end) : part;
  });
  return [before, ...cut].join("data:");
}

function holdsPortableText(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every((entry) => typeof Object(entry)._type === "string");
  } catch {
    return false;
  }
}

const unmarked = { strong: false, em: false, code: false };

/** Reads a text without format. Each line is a paragraph. */
function readText(text: string, createKey: () => string): Paste {
  const losses = createLossCounter();
  const writer = createEntries(createKey, losses);
  const href = pastedAddress(text);
  const words = { marks: unmarked, link: href === null ? null : { href } };
  if (text.length > LONGEST) losses.add("length");
  for (const line of text.slice(0, LONGEST).split(/\r\n|\r|\n/)) {
    writer.begin("normal", null, words);
    writer.write(line, words);
  }
  writer.end();
  return { entries: writer.entries, losses: losses.list() };
}

/**
 * Reads content of the clipboard as the entries of a rich text. Returns null for content that the
 * Portable Text Editor itself reads: its own format, and text without format.
 */
export function readPaste(
  dataTransfer: Pick<DataTransfer, "getData">,
  createKey: () => string,
): Paste | null {
  const isOwn = ["application/x-portable-text", "application/json"].some((type) =>
    holdsPortableText(dataTransfer.getData(type)),
  );
  if (isOwn) return null;
  const text = dataTransfer.getData("text/plain");
  const html = dataTransfer.getData("text/html");
  const isFormatted = html !== "" && html !== text;
  if (isFormatted) {
    const source = withoutFiles(html);
    const paste = readPastedHtml(source.slice(0, LONGEST), createKey);
    if (source.length > LONGEST) paste.losses.push({ kind: "length", count: 1 });
    const isLinked = paste.entries.some(
      (entry) => entry._type === "block" && entry.markDefs.length > 0,
    );
    if (paste.entries.length > 0 && (isLinked || pastedAddress(text) === null)) return paste;
    return { ...readText(text, createKey), losses: paste.losses };
  }
  const isForEditor = text.length <= LONGEST_TEXT && pastedAddress(text) === null;
  return isForEditor ? null : readText(text, createKey);
}
