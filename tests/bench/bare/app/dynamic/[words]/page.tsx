import { wordsOf } from "../../../words.ts";

/** Rendered on each request, as a member's page is on the dynamic route. */
export const dynamic = "force-dynamic";

/** A page of text. The path segment `words` is its number of words. */
export default async function DynamicPage({ params }: { params: Promise<{ words: string }> }) {
  const { words } = await params;
  return <p>{wordsOf(Number(words))}</p>;
}
