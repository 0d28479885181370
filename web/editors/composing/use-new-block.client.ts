import { useEffect, useEffectEvent, useState } from "react";
import { blocksOnPage } from "./blocks-on-page.client.ts";

/** Longest wait until a new block is rendered, in ms. */
const RENDERED = 10_000;

/**
 * Returns a function that waits until the block at a path is rendered, and then calls `begin`. The
 * element is undefined if the block doesn't appear in time.
 */
export function useNewBlock(
  page: string,
  begin: (path: string, element: HTMLElement | undefined) => void,
): (path: string) => void {
  const [expected, setExpected] = useState<string | null>(null);
  const start = useEffectEvent((path: string, element: HTMLElement | undefined) => {
    setExpected(null);
    begin(path, element);
  });
  useEffect(() => {
    if (expected === null) return undefined;
    const until = performance.now() + RENDERED;
    let request = 0;
    const look = () => {
      const element = blocksOnPage(page).find(({ path }) => path === expected)?.element;
      if (element || performance.now() > until) start(expected, element);
      else request = requestAnimationFrame(look);
    };
    request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, [expected, page]);
  return setExpected;
}
