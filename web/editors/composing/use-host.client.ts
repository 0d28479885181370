import { useCallback, useEffect, useState } from "react";

/**
 * Returns a host element at the start of the body, so that its content comes first in the tab order. Null until `open`
 * is called.
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
