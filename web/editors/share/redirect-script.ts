/**
 * Runs in the browser before the entrance is displayed: posts the secret in the address's fragment, and opens the page
 * that the response names. The function is served as text, so it can't use variables of its scope.
 */
function enter(endpoint: string): void {
  const { dataset } = document.documentElement;
  const failed = () => {
    dataset["share"] = "failed";
  };
  const goOn = async (answer: Response) => {
    if (answer.ok) {
      const { to } = await answer.json();
      // Replaces the history entry, so that the secret does not stay in the history.
      location.replace(to);
    } else if (answer.status === 404) {
      dataset["share"] = "over";
      history.replaceState(null, "", location.pathname);
    } else failed();
  };
  // Another link in the same tab differs only in its fragment, for which browsers load nothing.
  addEventListener("hashchange", () => location.reload());
  dataset["share"] = "opening";
  fetch(endpoint, { method: "POST", body: location.hash.slice(1) })
    .then(goOn)
    .catch(failed);
}

/** Returns the script's text. `endpoint`: path that accepts secrets. */
export const redirectScript = (endpoint: string): string =>
  `(${enter.toString()})(${JSON.stringify(endpoint)})`;
