import { useEffect, useEffectEvent, useState } from "react";

/** Longest wait until a new block is rendered, in ms. */
const RENDERED = 10_000;

/**
 * Returns a function that waits until the block or entry at a path is rendered, and then calls
 * `begin`. The second argument of `begin` is false if the block or entry doesn't appear in time.
 */
export function useNewBlock(
  isRendered: (path: string) => boolean,
  begin: (path: string, isRendered: boolean) => void,
): (path: string) => void {
  const [expected, setExpected] = useState<string | null>(null);
  const isThere = useEffectEvent(isRendered);
  const start = useEffectEvent((path: string, isFound: boolean) => {
    setExpected(null);
    begin(path, isFound);
  });
  useEffect(() => {
    if (expected === null) return undefined;
    const until = performance.now() + RENDERED;
    let request = 0;
    const look = () => {
      const isFound = isThere(expected);
      if (isFound || performance.now() > until) start(expected, isFound);
      else request = requestAnimationFrame(look);
    };
    request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, [expected]);
  return setExpected;
}
