/** A page without content. Benchmarks subtract its script size from that of the site's pages. */
export default function Page() {
  return <p>Bare</p>;
}
