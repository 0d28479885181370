import { sanityFetch } from "./live.ts";

/** Page with the title of the only document. */
export default async function Page() {
  const { data } = await sanityFetch({ query: '*[_id == "a"][0].title' });
  return <h1>{String(data)}</h1>;
}
