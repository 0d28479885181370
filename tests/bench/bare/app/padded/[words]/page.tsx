import { paddings, wordsOf } from "../../../words.ts";

/** Any other number of words is no page. */
export const dynamicParams = false;

/** One static page for each size. */
export const generateStaticParams = () => paddings.map((words) => ({ words: String(words) }));

/** Running text of a given length. */
export default async function PaddedPage({ params }: { params: Promise<{ words: string }> }) {
  const { words } = await params;
  return <p>{wordsOf(Number(words))}</p>;
}
