/** The floor under every page's script. */
export default function Page() {
  return <p>Bare</p>;
}
