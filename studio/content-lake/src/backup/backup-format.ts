import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";

/** The format that this lake writes. A lake refuses to restore a newer one. */
export const backupFormat = 1;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Maximum size in bytes of an unpacked file of a backup, so that a damaged one can't fill the memory. */
const unpackedCeiling = 512 * 1024 * 1024;

const value = z.union([z.string(), z.number(), z.null()]);
const row = z.record(z.string(), value);

/** A change of one row: the whole new row, or the key of a deleted one. */
const changeShape = z.union([
  z.object({ table: z.string(), put: row }),
  z.object({ table: z.string(), delete: row }),
]);
export type StoredChange = z.infer<typeof changeShape>;

const headerShape = z.object({
  format: z.literal(backupFormat),
  /** Version of the database's tables. */
  version: z.number().int(),
  first: z.number().int(),
  last: z.number().int(),
  /** SHA-256 of the segment before this one, or of the manifest of the generation's first base. */
  previous: z.string(),
});
export type SegmentHeader = z.infer<typeof headerShape>;

const lineShape = z.tuple([z.number().int(), changeShape]);

const transactionShape = z.object({
  dataset: z.string(),
  id: z.string(),
  sequence: z.number().int(),
  timestamp: z.string(),
});
export type StoredTransaction = z.infer<typeof transactionShape>;

const manifestShape = z.object({
  format: z.literal(backupFormat),
  generation: z.string(),
  position: z.number().int(),
  version: z.number().int(),
  createdAt: z.string(),
  /** The newest transaction. Null if there is none. */
  transaction: transactionShape.nullable(),
  parts: z.array(z.object({ path: z.string(), sha256: z.string(), rows: z.number().int() })),
  assets: z.array(z.object({ file: z.string(), sha1: z.string() })),
  /** Other small files of the data folder, such as the marker of the imported sample site. */
  files: z.record(z.string(), z.string()),
});
export type BaseManifest = z.infer<typeof manifestShape>;

const digits = (position: number) => String(position).padStart(16, "0");

/** The paths of a backup's files. Numbers have leading zeros, so that sorted paths are in order. */
export const paths = {
  generations: "generations/",
  /** The folder of a base. Two bases at the same position have different versions of the tables. */
  base: (generation: string, position: number, version: number) =>
    `generations/${generation}/bases/${digits(position)}-${String(version).padStart(4, "0")}`,
  manifest: (base: string) => `${base}/manifest.json`,
  part: (base: string, number: number) => `${base}/${digits(number)}.ndjson.gz`,
  segments: (generation: string) => `generations/${generation}/changes/`,
  segment: (generation: string, first: number, last: number) =>
    `generations/${generation}/changes/${digits(first)}-${digits(last)}.ndjson.gz`,
  assets: "assets/",
};

const basePattern =
  /^generations\/([\w-]+)\/bases\/(\d{16})-(\d{4})\/(manifest\.json|\d{16}\.ndjson\.gz)$/;
const segmentPattern = /^generations\/([\w-]+)\/changes\/(\d{16})-(\d{16})\.ndjson\.gz$/;

export function parseBasePath(path: string) {
  const [, generation, position, version, file] = basePattern.exec(path) ?? [];
  if (generation === undefined) return undefined;
  const isManifest = file === "manifest.json";
  return { path, generation, position: Number(position), version: Number(version), isManifest };
}

export function parseSegmentPath(path: string) {
  const [, generation, first, last] = segmentPattern.exec(path) ?? [];
  if (generation === undefined) return undefined;
  return { path, generation, first: Number(first), last: Number(last) };
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Packs lines of JSON. The compression is fast, because a segment has to be sent within seconds. */
export const packLines = (lines: readonly string[]): Promise<Buffer> =>
  pack(`${lines.join("\n")}\n`, { level: 1 });

async function unpackLines(bytes: Uint8Array): Promise<string[]> {
  const text = (await unpack(bytes, { maxOutputLength: unpackedCeiling })).toString("utf8");
  return text.split("\n").filter((line) => line !== "");
}

/** Unpacks a segment, and checks that its lines are the positions that its header names. */
export async function readSegment(bytes: Uint8Array) {
  const [first = "{}", ...lines] = await unpackLines(bytes);
  const header = headerShape.parse(JSON.parse(first));
  const changes = lines.map((line) => lineShape.parse(JSON.parse(line)));
  const isComplete =
    changes.length === header.last - header.first + 1 &&
    changes.every(([position], index) => position === header.first + index);
  if (!isComplete) throw new Error(`The changes ${header.first} to ${header.last} are incomplete.`);
  return { header, lines, changes };
}

export async function readPart(bytes: Uint8Array): Promise<StoredChange[]> {
  return (await unpackLines(bytes)).map((line) => changeShape.parse(JSON.parse(line)));
}

export function readManifest(bytes: Uint8Array): BaseManifest {
  const text: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const { format } = z.object({ format: z.number() }).parse(text);
  if (format > backupFormat) {
    throw new Error("A newer lake wrote this backup. Restore it with that version.");
  }
  return manifestShape.parse(text);
}

export function transactionIn(change: StoredChange): StoredTransaction | undefined {
  if (change.table !== "tx" || !("put" in change)) return undefined;
  return transactionShape.parse(change.put);
}
