import { useCallback, useEffect, useState } from "react";

/**
 * An element of its own at the very beginning of the page, the first place that the Tab key reaches. Null until it is
 * opened.
 */
export function useHost() {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const open = useCallback(() => setHost((known) => known ?? document.createElement("div")), []);
  useEffect(() => {
    if (host === null) return undefined;
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return { host, open };
}
