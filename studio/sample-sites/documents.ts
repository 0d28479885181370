import { blockContracts, blockEnvelope } from "@marquee/schemas/contract";
import * as z from "zod";
import { contentFile, readContent, type SampleSite } from "./sites.ts";

/** Block contracts by the blocks' stored `_type`. */
const contracts: ReadonlyMap<string, { version: number }> = new Map(
  Object.entries(blockContracts).map(([name, contract]) => [
    "storedAs" in contract ? contract.storedAs : name,
    contract,
  ]),
);

/** Fields with the blocks of a document, a gate or columns. */
const lists = ["blocks", "teaser", "start", "end"] as const;

/** Blocks as the dataset stores them, of any type and version that this version of the site reads. */
const blocksShape: z.ZodType = z.lazy(() =>
  z.array(
    blockEnvelope
      .extend({
        _type: z.string().refine((type) => contracts.has(type), "is not the type of a block"),
        version: z.number().optional(),
        ...Object.fromEntries(lists.map((field) => [field, blocksShape.optional()])),
      })
      .refine(({ _type, version = 1 }) => version <= (contracts.get(_type)?.version ?? version), {
        path: ["version"],
        message: "is from a newer version of the site",
      }),
  ),
);

const documentShape = z.looseObject({
  // An id with a dot belongs to a draft, a version or a private document.
  _id: z.string().regex(/^[\w-]+$/, "is not the id of a public, published document"),
  _type: z.string(),
  blocks: blocksShape.optional(),
});

/** A document of a sample site. Its `_sanityAsset` fields name files of the site. */
export type SampleDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

/**
 * Reads the documents of a sample site. Throws an `Error` with the number of the line if a line is
 * not a document, or if it has blocks that this version of the site can't read.
 */
export const readDocuments = (site: SampleSite): SampleDocument[] =>
  parseDocuments(readContent(site), `${site.name}/${contentFile}`);

/** Parses documents in NDJSON. `file` is the file's name in errors. */
export function parseDocuments(content: string, file: string): SampleDocument[] {
  return content
    .trimEnd()
    .split("\n")
    .map((line, index) => {
      try {
        return documentShape.parse(JSON.parse(line));
      } catch (cause) {
        const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
        throw new Error(`${file}:${index + 1} is not a valid document: ${reason}`, { cause });
      }
    });
}

/**
 * Returns documents as NDJSON: one a line, sorted by id, with sorted keys. Equal documents have
 * the same text, whatever the order in which they were stored.
 */
export const formatDocuments = (documents: readonly SampleDocument[]): string =>
  documents
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
    .map((document) => `${JSON.stringify(document, sorted)}\n`)
    .join("");

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const localeShape = z.object({ languages: z.array(z.object({ code: z.string() })) });

/** Returns the codes of a site's languages. The first is the source of its translations. */
export function languagesOf(documents: readonly SampleDocument[]): string[] {
  const settings = documents.find(({ _id }) => _id === "localeSettings");
  return localeShape.parse(settings).languages.map(({ code }) => code);
}
