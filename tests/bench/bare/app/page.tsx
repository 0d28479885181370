/** The page whose script size is the lower bound for every page. */
export default function Page() {
  return <p>Bare</p>;
}
