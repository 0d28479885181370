import { useEffect, useState } from "react";

/** Waits for the end of what is being typed. In ms. */
const PAUSE = 400;

/** A value as it was when it last stood still for a moment: what goes through a whole page does not at each letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
