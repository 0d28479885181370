import { useEffect, useState } from "react";

/** Debounce delay while the editor types, in ms. */
const PAUSE = 400;

/** Debounces a value, so that expensive work doesn't run at each keystroke. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
