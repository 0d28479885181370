import { paddings, wordsOf } from "../../../words.ts";

/** Makes Next.js return 404 for numbers of words that `generateStaticParams` doesn't list. */
export const dynamicParams = false;

/** Returns the parameters of one static page per size. */
export const generateStaticParams = () => paddings.map((words) => ({ words: String(words) }));

/** A page of text. The path segment `words` is its number of words. */
export default async function PaddedPage({ params }: { params: Promise<{ words: string }> }) {
  const { words } = await params;
  return <p>{wordsOf(Number(words))}</p>;
}
