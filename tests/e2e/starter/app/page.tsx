import { sanityFetch } from "./live.ts";

/** Renders the title of the document `a`. */
export default async function Page() {
  const { data } = await sanityFetch({ query: '*[_id == "a"][0].title' });
  return <h1>{String(data)}</h1>;
}
