import type { StoredPage } from "./stored-page.ts";

const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** FNV-1a, 32 bits: it tells texts apart and keeps no secret. */
function hash(text: string): string {
  let value = OFFSET;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    value = Math.imul(value ^ (unit & 0xff), PRIME);
    value = Math.imul(value ^ (unit >>> 8), PRIME);
  }
  return (value >>> 0).toString(16).padStart(8, "0");
}

/** Left out: the form that a block is stored in changes without its words. */
const silent = new Set(["version"]);

function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !silent.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The same for the same content, whatever the order of its fields; a change that it misses is one in four billion. */
const fingerprint = (value: unknown): string => hash(JSON.stringify(value ?? null, inOneOrder));

/** Names of a page's parts besides its blocks. No key of an array begins like a block's part. */
export const TITLE = "title";
/** Its words for search engines and shared links. */
export const SEARCH = "seo";
/** The order of its blocks. */
export const ORDER = "order";

/** The part that a block is, by its key. */
export const blockPart = (key: string): string => `block:${key}`;

/** Takes a page, gives the fingerprint of each part that a translation follows. */
export function fingerprintsOf(page: StoredPage): ReadonlyMap<string, string> {
  return new Map([
    [TITLE, fingerprint(page.title)],
    [SEARCH, fingerprint(page.seo)],
    [ORDER, fingerprint(page.blocks.map(({ _key }) => _key))],
    ...page.blocks.map((block): [string, string] => [blockPart(block._key), fingerprint(block)]),
  ]);
}
