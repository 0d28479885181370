/** What JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Takes data, gives JSON in which nothing can end the script it stands in or begin another [SEC-2]. */
export const safeJson = (data: Json): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped);

/** What a page says to search engines in schema.org's words. Rendered by the block it is about: what is not shown is not told. */
export function JsonLd({ data }: { data: { readonly [name: string]: Json } }) {
  const __html = safeJson({ "@context": "https://schema.org", ...data });
  // oxlint-disable-next-line react/no-danger -- escaped above; as text, React would escape quotes and break the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
