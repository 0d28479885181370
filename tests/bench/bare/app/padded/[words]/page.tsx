import { paddings, wordsOf } from "../../../words.ts";

/** Returns 404 for any other number of words. */
export const dynamicParams = false;

/** Returns the parameters of one static page per size. */
export const generateStaticParams = () => paddings.map((words) => ({ words: String(words) }));

/** A page of text. The path segment `words` is its number of words. */
export default async function PaddedPage({ params }: { params: Promise<{ words: string }> }) {
  const { words } = await params;
  return <p>{wordsOf(Number(words))}</p>;
}
