import type { ReadOwnFields } from "@marquee/schemas/types";
import { ownDocumentParts } from "../own/registry.tsx";
import type { JsonLd } from "../seo/json-ld-data.ts";
import type { DocumentFacts, FactsContext, PartsOf } from "./document-parts.ts";

const parts: ReadonlyMap<string, PartsOf<ReadOwnFields["fields"]>> = new Map(
  Object.entries<PartsOf<ReadOwnFields["fields"]>>(ownDocumentParts),
);

/** Renders the facts of the owner's document; nothing for a page. */
export function OwnFacts({ own, context }: { own: ReadOwnFields | null; context: FactsContext }) {
  const found = own === null ? undefined : parts.get(own.type);
  return own === null || found === undefined ? null : (
    <found.Facts fields={own.fields} context={context} />
  );
}

/** Returns the schema.org data of the owner's document; null for a page, and for a type without such data. */
export const ownJsonLd = (own: ReadOwnFields | null, page: DocumentFacts): JsonLd | null =>
  own === null ? null : (parts.get(own.type)?.jsonLd?.(page, own.fields) ?? null);
