import { wordsOf } from "../../../../words.ts";

/** Rendered on each request, as a member's page is on the dynamic route. */
export const dynamic = "force-dynamic";

/** A page of text. The path segments are its number of paragraphs and its total number of words. */
export default async function DynamicPage({
  params,
}: {
  params: Promise<{ elements: string; words: string }>;
}) {
  const { elements, words } = await params;
  const count = Number(elements);
  const text = wordsOf(Number(words)).split(" ");
  const share = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    <p key={index}>{text.slice(index * share, (index + 1) * share).join(" ")}</p>
  ));
}
