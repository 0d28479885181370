import type * as z from "zod";
import { ownDocuments } from "../own/contract.ts";
import type { DocumentContract } from "./document-contract.ts";

export type OwnDocumentType = keyof typeof ownDocuments;

/** The fields that the owner's documents of a type have and a page doesn't. */
export type OwnFields<Type extends OwnDocumentType> = z.output<
  (typeof ownDocuments)[Type]["shape"]
>;

/** The contracts of the owner's documents, by type. */
const documentContracts: ReadonlyMap<string, DocumentContract> = new Map(
  Object.entries<DocumentContract>(ownDocuments),
);

export function isOwnDocumentType(type: string): type is OwnDocumentType {
  return documentContracts.has(type);
}

/** The types of documents that are a page of the site: `page`, and the owner's. */
export const addressedTypes: readonly ["page", ...OwnDocumentType[]] = [
  "page",
  ...[...documentContracts.keys()].filter(isOwnDocumentType),
];

export type AddressedType = (typeof addressedTypes)[number];

export const isAddressed = (type: string | undefined): type is AddressedType =>
  type === "page" || (type !== undefined && isOwnDocumentType(type));

/** Returns the contract of the owner's document type; undefined for a page, and for all other types. */
export const documentContractOf = (type: string): DocumentContract | undefined =>
  documentContracts.get(type);

/** GROQ: the condition that a document is a page of the site. */
export const addressed: string =
  addressedTypes.length === 1
    ? '_type == "page"'
    : `_type in [${addressedTypes.map((type) => `"${type}"`).join(", ")}]`;

/** GROQ: the fields that only the owner's documents have; null for a page. */
export const ownFieldsProjection: string =
  documentContracts.size === 0
    ? "null"
    : `select(${[...documentContracts]
        .map(([type, { projection }]) => `_type == "${type}" => { ${projection} }`)
        .join(", ")})`;

/**
 * Returns the address of a document in the folder of its type: `events/open-day` for the slug `open-day` of an event.
 * A page has no folder.
 */
export function slugIn(type: string, slug: string): string {
  const folder = documentContracts.get(type)?.folder;
  return folder === undefined || slug.startsWith(`${folder}/`) ? slug : `${folder}/${slug}`;
}
