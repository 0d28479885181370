import type { ReadOwnFields } from "@marquee/schemas/types";
import {
  type ComponentProps,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from "react";
import { reportProblem } from "../content/parse/problems.ts";
import { PageFacts } from "../design/ui/page-facts.tsx";
import { ownDocumentParts } from "../own/registry.tsx";
import type { JsonLd } from "../seo/json-ld-data.ts";
import { contain } from "./contain.ts";
import type { DocumentFacts, FactsContext, PartsOf } from "./document-parts.ts";

type Fields = ReadOwnFields["fields"];

type OwnDocument = { _id: string; own: ReadOwnFields | null };

const parts: ReadonlyMap<string, PartsOf<Fields>> = new Map(
  Object.entries<PartsOf<Fields>>(ownDocumentParts),
);

/** Timeout for rendering the facts of a document, in ms. */
const TIME_LIMIT = 5_000;

function report({ _id: documentId }: OwnDocument, part: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const fields = [{ field: part, message }];
  reportProblem.document({ documentId, documentType: "page", fields }, "is displayed without");
}

function isEmpty(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.every(isEmpty);
  if (isValidElement<{ children?: ReactNode }>(node)) {
    return node.type === Fragment && isEmpty(node.props.children);
  }
  return node === null || node === undefined || typeof node === "boolean" || node === "";
}

/**
 * Returns the facts of the owner's document; null for a page, and for a document without facts. If they fail, logs the
 * reason, and returns null.
 */
export async function ownFacts(page: OwnDocument, context: FactsContext): Promise<ReactNode> {
  const part = page.own === null ? undefined : parts.get(page.own.type);
  if (page.own === null || part === undefined) return null;
  const { Facts } = part;
  const contained = await contain(
    createElement(Facts, { fields: page.own.fields, context }),
    TIME_LIMIT,
  );
  if (!contained.ok) {
    report(page, "facts", contained.error);
    return null;
  }
  return isEmpty(contained.node) ? null : contained.node;
}

/** Renders the date, the topics, and the facts of the owner's document, as {@link PageFacts} does for a page. */
export async function OwnPageFacts({
  page,
  context,
  ...props
}: Pick<ComponentProps<typeof PageFacts>, "authors" | "className"> & {
  page: ComponentProps<typeof PageFacts>["page"] & OwnDocument;
  context: FactsContext;
}) {
  const own = await ownFacts(page, context);
  return <PageFacts page={page} formats={context} own={own} {...props} />;
}

/** Returns the schema.org data of the owner's document; null for a page, and for a type without such data. */
export function ownJsonLd(page: OwnDocument, facts: DocumentFacts): JsonLd | null {
  const { own } = page;
  try {
    return own === null ? null : (parts.get(own.type)?.jsonLd?.(facts, own.fields) ?? null);
  } catch (error) {
    report(page, "jsonLd", error);
    return null;
  }
}
