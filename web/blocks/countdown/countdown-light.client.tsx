import { useEffect } from "react";
import { whenQuiet } from "../../design/ui/when-quiet.ts";
import type { CountdownFacts } from "./count-down.client.ts";

/**
 * Starts the countdown once the page is loaded and idle, even if the countdown is out of view, so
 * that a printed page has digits. Renders nothing itself. React calls it again only when the server
 * sends new props.
 */
export function CountdownLight(facts: CountdownFacts) {
  useEffect(() => {
    const room = document.getElementById(facts.of);
    if (!room) return undefined;
    const over = new AbortController();
    whenQuiet(() => {
      import("./count-down.client.ts")
        .then(({ countDown }) => countDown(room, facts, over.signal))
        .catch(() => {});
    }, over.signal);
    return () => over.abort();
  }, [facts]);
  return null;
}
