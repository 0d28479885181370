import type { StoredBlock, StoredPage } from "./stored-page.ts";

const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** Computes a 32-bit FNV-1a hash. It needn't be cryptographic, because it only detects changes. */
function hash(text: string): string {
  let value = OFFSET;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    value = Math.imul(value ^ (unit & 0xff), PRIME);
    value = Math.imul(value ^ (unit >>> 8), PRIME);
  }
  return (value >>> 0).toString(16).padStart(8, "0");
}

/**
 * Fields that a fingerprint ignores. A migration changes a block's `version`, but not its content. The visibility
 * period (`shown`) is no text to translate.
 */
const silent = new Set(["version", "shown"]);

/** The fields that fingerprints ignored when they included the visibility period. */
const earlierSilent = new Set(["version"]);

const inOneOrder =
  (ignored: ReadonlySet<string>) =>
  (_name: string, value: unknown): unknown => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !ignored.has(name))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };

/**
 * Returns a hash of a value's content, independent of the order of fields. One change in 2^32 goes
 * unnoticed.
 */
const fingerprint = (value: unknown, ignored: ReadonlySet<string> = silent): string =>
  hash(JSON.stringify(value ?? null, inOneOrder(ignored)));

/** Returns the fingerprint of a block in records from the time when it included the visibility period. */
export const earlierFingerprint = (block: StoredBlock): string => fingerprint(block, earlierSilent);

/**
 * Name of a page's title in the comparison of translations, which compares a page part by part. It
 * can't collide with the name of a block's part, which begins with `block:`.
 */
export const TITLE = "title";
/** Name of the part that contains a page's SEO fields. */
export const SEARCH = "seo";
/** Name of the part that represents the order of a page's blocks. */
export const ORDER = "order";

export const blockPart = (key: string): string => `block:${key}`;

export function fingerprintsOf(page: StoredPage): ReadonlyMap<string, string> {
  return new Map([
    [TITLE, fingerprint(page.title)],
    [SEARCH, fingerprint(page.seo)],
    [ORDER, fingerprint(page.blocks.map(({ _key }) => _key))],
    ...page.blocks.map((block): [string, string] => [blockPart(block._key), fingerprint(block)]),
  ]);
}
