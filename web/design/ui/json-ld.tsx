export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Serializes data to JSON that can't close the surrounding script element or open another [SEC-2]. */
export const safeJson = (data: Json): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped);

/**
 * Structured data (schema.org) for search engines. Each block renders its own structured data. Therefore only displayed
 * content is included.
 */
export function JsonLd({ data }: { data: { readonly [name: string]: Json } }) {
  const __html = safeJson({ "@context": "https://schema.org", ...data });
  // oxlint-disable-next-line react/no-danger -- escaped above; as text, React would escape quotes and break the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
