/**
 * Runs in the browser before the entrance is shown: sends the secret that stands behind the address's `#`, and goes to
 * the page it opens. It is sent as text, so it can close over nothing.
 */
function enter(endpoint: string): void {
  const { dataset } = document.documentElement;
  const failed = () => {
    dataset["share"] = "failed";
  };
  const goOn = async (answer: Response) => {
    if (answer.ok) {
      const { to } = await answer.json();
      // In place of this address: the secret stays in no list of pages that were looked at.
      location.replace(to);
    } else if (answer.status === 404) {
      dataset["share"] = "over";
      history.replaceState(null, "", location.pathname);
    } else failed();
  };
  // Another link in the same tab differs behind the `#` alone, for which browsers load nothing.
  addEventListener("hashchange", () => location.reload());
  dataset["share"] = "opening";
  fetch(endpoint, { method: "POST", body: location.hash.slice(1) })
    .then(goOn)
    .catch(failed);
}

/** The script as it is served. `endpoint`: the path that takes secrets. */
export const entranceScript = (endpoint: string): string =>
  `(${enter.toString()})(${JSON.stringify(endpoint)})`;
